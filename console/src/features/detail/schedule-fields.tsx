// The date and the time of day a post goes out at, in the one zone of the platform (C-96); every second of the day can be chosen.
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { platformZone } from '../../lib/clock.ts';
import { oddTime } from '../../lib/lead-rule.ts';
import { say } from '../../lib/say.ts';

export type ScheduleFieldsProps = {
  /** "YYYY-MM-DDTHH:mm:ss", either half empty where it was cleared. */
  readonly time: string;
  readonly onChange: (time: string) => void;
  readonly onClose: () => void;
};

export function ScheduleFields({ time, onChange, onClose }: ScheduleFieldsProps) {
  const { t } = useTranslation();
  const [day = '', clock = ''] = time.split('T');
  const odd = oddTime(time, platformZone());
  return (
    <fieldset className="dt-time" aria-label={t('compose.time', { zone: platformZone() })}>
      <input
        type="date"
        value={day}
        aria-label={t('detail.day')}
        onChange={(event) => onChange(`${event.target.value}T${clock}`)}
      />
      <input
        type="time"
        step={1}
        min="00:00:00"
        max="23:59:59"
        value={clock}
        aria-label={t('detail.clock')}
        onChange={(event) => onChange(`${day}T${event.target.value}`)}
      />
      <span className="aside">{platformZone()}</span>
      <Button size="small" aria-label={t('compose.closeTime')} onClick={onClose}>
        ✕
      </Button>
      <output className="aside">{odd !== null && say(odd.code, odd.figures)}</output>
    </fieldset>
  );
}
