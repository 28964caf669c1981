// The columns of the list of scheduled posts (R-HIST-002).
import { ChannelId, channelNames } from '@herald/contract/channel-ids.ts';
import { Flex, Tag, Tooltip, type TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { platformZone } from '../../lib/clock.ts';
import { sinceWhen, wallClock } from '../../lib/wall-clock.ts';
import { Clipped } from '../../ui/clipped.tsx';
import type { Row } from './api.ts';
import { ScheduleActions } from './schedule-actions.tsx';
import { ScheduleStanding } from './schedule-standing.tsx';
import { ScheduleTitle } from './schedule-title.tsx';
import { useScheduleTitle } from './use-schedule-title.ts';

function nameOfChannel(id: number): string {
  const known = ChannelId.safeParse(id);
  return known.success ? channelNames[known.data] : String(id);
}

export function useScheduleColumns(): TableColumnsType<Row> {
  const { t } = useTranslation();
  const titleOf = useScheduleTitle();
  return [
    { title: t('list.title'), key: 'title', render: (_, row) => <ScheduleTitle row={row} /> },
    { title: t('schedule.state'), key: 'state', render: (_, row) => <ScheduleStanding row={row} /> },
    {
      title: t('schedule.time', { zone: platformZone() }),
      key: 'time',
      render: (_, row) => <Tooltip title={sinceWhen(row.dueAt)}>{wallClock(row.dueAt)}</Tooltip>,
    },
    {
      title: t('schedule.accounts'),
      key: 'accounts',
      render: (_, row) => (
        <Flex gap={4} wrap style={{ maxWidth: 240 }}>
          {row.accounts.map((account) => (
            <Tag key={account.id} style={{ margin: 0 }}>
              {nameOfChannel(account.channelid)} · {account.name}
            </Tag>
          ))}
        </Flex>
      ),
    },
    {
      title: t('schedule.creator'),
      key: 'creator',
      render: (_, row) => <Clipped text={row.creator} width={140} />,
    },
    {
      title: t('list.actions'),
      key: 'actions',
      fixed: 'end',
      render: (_, row) => <ScheduleActions row={row} title={titleOf(row)} />,
    },
  ];
}
