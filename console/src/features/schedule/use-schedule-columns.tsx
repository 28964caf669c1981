// The columns of the list of scheduled posts (R-HIST-002).
import { ChannelId, channelNames } from '@herald/contract/channels.ts';
import type { publishingEndpoints } from '@herald/contract/endpoints/publishing.ts';
import type { OutputOf } from '@herald/contract/endpoint.ts';
import { Flex, Tag, Tooltip, type TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { platformZone } from '../../lib/clock.ts';
import { tell } from '../../lib/notices.ts';
import { useSigns } from '../../lib/permissions.ts';
import { sinceWhen, wallClock } from '../../lib/wall-clock.ts';
import { AskingButton } from '../../ui/asking-button.tsx';
import { Clipped } from '../../ui/clipped.tsx';
import { StateTag } from '../../ui/state-tag.tsx';
import { useWithdrawTiming } from './api.ts';

type Row = OutputOf<typeof publishingEndpoints.listSchedules>['items'][number];

const states = {
  waiting: { key: 'schedule.states.waiting', colour: 'blue' },
  'on-its-way': { key: 'schedule.states.onItsWay', colour: 'gold' },
  done: { key: 'schedule.states.done', colour: 'green' },
  withdrawn: { key: 'schedule.states.withdrawn', colour: 'default' },
} as const satisfies Record<Row['state'], { key: string; colour: string }>;

function nameOfChannel(id: number): string {
  const known = ChannelId.safeParse(id);
  return known.success ? channelNames[known.data] : String(id);
}

export function useScheduleColumns(): TableColumnsType<Row> {
  const { t } = useTranslation();
  const { canWithdrawTiming } = useSigns();
  const withdrawTiming = useWithdrawTiming();
  const titleOf = (row: Row) => (row.title === '' ? t('list.untitled') : row.title);
  const withdraw = async (row: Row) => {
    await withdrawTiming.mutateAsync(row.id);
    tell('success', t('schedule.withdrawn'));
  };
  return [
    { title: t('list.title'), key: 'title', render: (_, row) => <Clipped text={titleOf(row)} width={320} /> },
    {
      title: t('schedule.accounts'),
      key: 'accounts',
      render: (_, row) => (
        <Flex gap={4} wrap style={{ maxWidth: 280 }}>
          {row.accounts.map((account) => (
            <Tag key={account.id} style={{ margin: 0 }}>
              {nameOfChannel(account.channelid)} · {account.name}
            </Tag>
          ))}
        </Flex>
      ),
    },
    {
      title: t('schedule.time', { zone: platformZone() }),
      key: 'time',
      render: (_, row) => <Tooltip title={sinceWhen(row.dueAt)}>{wallClock(row.dueAt)}</Tooltip>,
    },
    {
      title: t('schedule.creator'),
      key: 'creator',
      render: (_, row) => <Clipped text={row.creator} width={140} />,
    },
    {
      title: t('schedule.state'),
      key: 'state',
      render: (_, { state }) => (
        <StateTag colour={states[state].colour} text={t(states[state].key)} moves={state === 'on-its-way'} />
      ),
    },
    {
      title: t('list.actions'),
      key: 'actions',
      fixed: 'end',
      render: (_, row) =>
        row.state === 'waiting' ? (
          canWithdrawTiming && (
            <AskingButton
              size="small"
              danger
              question={t('schedule.withdrawQuestion', { title: titleOf(row) })}
              yes={t('schedule.withdraw')}
              no={t('list.cancel')}
              onYes={() => withdraw(row)}
            >
              {t('schedule.withdraw')}
            </AskingButton>
          )
        ) : (
          <Link to={`/api/content/publish/pubHistory?title=${encodeURIComponent(row.title)}`}>
            {t('schedule.history')}
          </Link>
        ),
    },
  ];
}
