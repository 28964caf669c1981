// A range of days with the shortcuts 7, 30 and 90; days are those of the platform's zone.
import { dateShortcutsDays, dayMs } from '@herald/contract/constants.ts';
import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../lib/clock.ts';
import { wallClock } from '../../lib/wall-clock.ts';

const format = 'YYYY-MM-DD';

export type DayRangeProps = {
  readonly from: string;
  readonly until: string;
  readonly onChange: (days: { from: string; until: string }) => void;
};

export function DayRange({ from, until, onChange }: DayRangeProps) {
  const { t } = useTranslation();
  const today = dayjs(wallClock(new Date(serverNow()).toISOString()).slice(0, 10));
  const presets = dateShortcutsDays.map((days) => ({
    label: t('drafts.lastDays', { days }),
    value: () => [today.subtract((days - 1) * dayMs, 'millisecond').startOf('day'), today] as const,
  }));
  const dayOf = (text: string) => (text === '' || !dayjs(text).isValid() ? null : dayjs(text));
  return (
    <DatePicker.RangePicker
      aria-label={t('drafts.dates')}
      value={[dayOf(from), dayOf(until)]}
      placeholder={[t('drafts.from'), t('drafts.until')]}
      presets={presets.map(({ label, value }) => ({ label, value: [...value()] }))}
      allowEmpty={[true, true]}
      style={{ flex: '0 1 280px', minWidth: 220 }}
      onChange={(days) =>
        onChange({ from: days?.[0]?.format(format) ?? '', until: days?.[1]?.format(format) ?? '' })
      }
    />
  );
}
