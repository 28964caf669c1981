// The columns of the publish history (R-HIST-001).
import type { PagePicture } from '@herald/contract/pictures.ts';
import type { HistoryItem } from '@herald/contract/publications.ts';
import { Flex, Tooltip, type TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { sinceWhen, wallClock, wallClockWithZone } from '../../lib/wall-clock.ts';
import { Clipped } from '../../ui/clipped.tsx';
import { HistoryActions } from './history-actions.tsx';
import { instantOf } from './instant-of.ts';
import { RowPicture } from './row-picture.tsx';
import { StateCell } from './state-cell.tsx';
import { titlesOf } from './titles-of.ts';

/** `searchOf` is the address's query with one publication opened beside the list; `pictures` are the latest of their pages. */
export function useHistoryColumns(
  searchOf: (id: string) => string,
  pictures: ReadonlyMap<string, PagePicture>,
): TableColumnsType<HistoryItem> {
  const { t } = useTranslation();
  const titleOf = (item: HistoryItem) => (item.title === '' ? t('list.untitled') : item.title);
  return [
    {
      title: t('list.title'),
      key: 'title',
      render: (_, item) => (
        <Flex gap={12}>
          <RowPicture picture={pictures.get(item.opp_id)} to={searchOf(item.opp_id)} />
          <div>
            <Clipped text={titleOf(item)} width={260}>
              <Link to={searchOf(item.opp_id)}>{titleOf(item)}</Link>
            </Clipped>
            {item.articles.length > 1 && (
              <div className="aside">
                <Clipped
                  text={t('history.together', {
                    titles: titlesOf(item, t('list.untitled')).slice(1).join(' · '),
                  })}
                  width={260}
                />
              </div>
            )}
            <div className="aside">{t('history.by', { name: item.publishedBy })}</div>
          </div>
        </Flex>
      ),
    },
    { title: t('history.state'), key: 'state', render: (_, item) => <StateCell item={item} /> },
    {
      title: t('history.account'),
      key: 'account',
      render: (_, item) => (
        <div>
          <Clipped text={item.accountName} width={180} />
          <div className="aside">{item.channelName}</div>
        </div>
      ),
    },
    {
      title: t('history.since'),
      key: 'since',
      render: (_, item) => (
        <Tooltip title={wallClockWithZone(instantOf(item))}>
          <div>{wallClock(instantOf(item))}</div>
          <div className="aside">{sinceWhen(instantOf(item))}</div>
        </Tooltip>
      ),
    },
    {
      title: t('list.actions'),
      key: 'actions',
      fixed: 'end',
      render: (_, item) => (
        <Flex gap={8} align="center" wrap style={{ maxWidth: 260 }}>
          <HistoryActions item={item} decideAt={searchOf(item.opp_id)} />
          <Link to={searchOf(item.opp_id)}>{t('history.details')}</Link>
        </Flex>
      ),
    },
  ];
}
