// A range of days with the shortcuts 7, 30 and 90; days are those of the platform's zone.
import { dateShortcutsDays } from '@herald/contract/constants.ts';
import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useTranslation } from 'react-i18next';
import { serverNow } from './clock.ts';
import { wallClock } from './wall-clock.ts';

const format = 'YYYY-MM-DD';
/** The first second of the first day to the last second of the last (R-LIST-018). */
const firstSecond = '00:00:00';
const lastSecond = '23:59:59';

const shortcutWords = {
  7: 'list.lastWeek',
  30: 'list.lastMonth',
  90: 'list.lastThreeMonths',
} as const satisfies Record<(typeof dateShortcutsDays)[number], string>;

/** Days as `YYYY-MM-DD`; an empty one is open. */
export type Days = { readonly from: string; readonly until: string };

/** What an address says may be anything. */
function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && dayjs(text).format(format) === text;
}

/** As lists are asked for it; null where the range is open at that end, as it is where no day is named. */
export function secondsOf({ from, until }: Days): { start: string | null; end: string | null } {
  return {
    start: isDay(from) ? `${from} ${firstSecond}` : null,
    end: isDay(until) ? `${until} ${lastSecond}` : null,
  };
}

export type DayRangeProps = Days & {
  readonly onChange: (days: Days) => void;
  /** What the days are of, where not of creation. */
  readonly label?: string;
  /** Days to come: the shortcuts lead back. */
  readonly isAhead?: boolean;
};

export function DayRange({ from, until, onChange, label, isAhead = false }: DayRangeProps) {
  const { t } = useTranslation();
  const today = dayjs(wallClock(new Date(serverNow()).toISOString()).slice(0, 10));
  // Today is one of the days.
  const presets = dateShortcutsDays.map((days) => ({
    label: t(shortcutWords[days]),
    value: (): [Dayjs, Dayjs] => [today.subtract(days - 1, 'day'), today],
  }));
  const dayOf = (text: string) => (isDay(text) ? dayjs(text) : null);
  return (
    <DatePicker.RangePicker
      aria-label={label ?? t('list.dates')}
      value={[dayOf(from), dayOf(until)]}
      placeholder={[t('list.from'), t('list.until')]}
      {...(isAhead ? {} : { presets })}
      allowEmpty={[true, true]}
      style={{ flex: '0 1 280px', minWidth: 220 }}
      onChange={(days) =>
        onChange({ from: days?.[0]?.format(format) ?? '', until: days?.[1]?.format(format) ?? '' })
      }
    />
  );
}
