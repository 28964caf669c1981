// The columns of the publish history (R-HIST-001).
import type { HistoryItem } from '@herald/contract/publications.ts';
import { Button, Flex, Tooltip, type TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { sinceWhen, wallClock, wallClockWithZone } from '../../lib/wall-clock.ts';
import { Clipped } from '../../ui/clipped.tsx';
import { HistoryActions } from './history-actions.tsx';
import { StateCell } from './state-cell.tsx';

/** When it went live; before that, when it is due; once it has failed, since when it is so. */
function instantOf(item: HistoryItem): string {
  return item.time ?? (item.state === 'scheduled' ? item.dueAt : item.updatedAt);
}

export function useHistoryColumns(showDetails: (id: string) => void): TableColumnsType<HistoryItem> {
  const { t } = useTranslation();
  return [
    {
      title: t('list.title'),
      key: 'title',
      render: (_, item) => (
        <div>
          <Clipped text={item.title} width={280}>
            <Button
              type="link"
              style={{ padding: 0, height: 'auto' }}
              onClick={() => showDetails(item.opp_id)}
            >
              {item.title === '' ? t('list.untitled') : item.title}
            </Button>
          </Clipped>
          <div className="aside">{t('history.by', { name: item.publishedBy })}</div>
        </div>
      ),
    },
    { title: t('history.channel'), key: 'channel', render: (_, item) => item.channelName },
    {
      title: t('history.account'),
      key: 'account',
      render: (_, item) => <Clipped text={item.accountName} width={160} />,
    },
    { title: t('history.state'), key: 'state', render: (_, item) => <StateCell item={item} /> },
    {
      title: t('history.since'),
      key: 'since',
      render: (_, item) => (
        <Tooltip title={wallClockWithZone(instantOf(item))}>
          <div>{wallClock(instantOf(item))}</div>
          <span className="aside">{sinceWhen(instantOf(item))}</span>
        </Tooltip>
      ),
    },
    {
      title: t('list.actions'),
      key: 'actions',
      render: (_, item) => (
        <Flex gap={8} align="center" wrap style={{ maxWidth: 300 }}>
          <HistoryActions item={item} onDecide={() => showDetails(item.opp_id)} />
          <Button size="small" onClick={() => showDetails(item.opp_id)}>
            {t('history.details')}
          </Button>
        </Flex>
      ),
    },
  ];
}
