// The time of a scheduled post, in the one zone of the platform, whatever the zone of this browser (C-96).
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { platformZone } from '../../lib/clock.ts';
import { say } from '../../lib/say.ts';
import { oddTime } from '../../lib/lead-rule.ts';
import { fieldId } from './place-problems.ts';
import type { Scheduling } from './use-scheduling.ts';

export type ScheduleTimeProps = {
  /** Without a way to close it where there is always a time. */
  readonly scheduling: Pick<Scheduling, 'time' | 'setTime' | 'settleTime'> &
    Partial<Pick<Scheduling, 'close'>>;
};

export function ScheduleTime({ scheduling }: ScheduleTimeProps) {
  const { t } = useTranslation();
  if (scheduling.time === null) return null;
  const odd = oddTime(scheduling.time, platformZone());
  return (
    <span className="cp-time">
      <input
        id={fieldId('time')}
        type="datetime-local"
        step={1}
        value={scheduling.time}
        aria-label={t('compose.time', { zone: platformZone() })}
        onChange={(event) => scheduling.setTime(event.target.value)}
        onBlur={scheduling.settleTime}
      />
      <span className="cp-hint">{platformZone()}</span>
      <output className="cp-hint">{odd !== null && say(odd.code, odd.figures)}</output>
      {scheduling.close && (
        <Button size="small" aria-label={t('compose.closeTime')} onClick={scheduling.close}>
          ✕
        </Button>
      )}
    </span>
  );
}
