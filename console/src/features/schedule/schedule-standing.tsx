// How a scheduled post stands, and who has taken it out of the queue to edit it, since when and until when (R-SCHED-024).
import { Flex, Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { wallClock, wallClockWithZone } from '../../lib/wall-clock.ts';
import { StateTag } from '../../ui/state-tag.tsx';
import type { Row } from './api.ts';
import { scheduleStateWords } from './state-words.ts';

export function ScheduleStanding({ row: { state, held } }: { readonly row: Row }) {
  const { t } = useTranslation();
  const { key, colour } = scheduleStateWords[state];
  return (
    <Flex vertical gap={4} align="start">
      <StateTag colour={colour} text={t(key)} moves={state === 'on-its-way'} />
      {held && (
        <Tooltip title={t('schedule.heldUntil', { until: wallClockWithZone(held.until) })}>
          <span style={{ maxWidth: 130 }}>
            {held.isMine
              ? t('schedule.heldByYou', { since: wallClock(held.since).slice(11) })
              : t('schedule.heldBy', { who: held.by, since: wallClock(held.since).slice(11) })}
          </span>
        </Tooltip>
      )}
    </Flex>
  );
}
