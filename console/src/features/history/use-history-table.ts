// The history as rows of a table: the words a person sees in the list, with the link and the id by which it is found again.
import type { HistoryItem } from '@herald/contract/publications.ts';
import { useTranslation } from 'react-i18next';
import { say } from '../../lib/say.ts';
import { stateWordOf } from '../../lib/state-words.ts';
import { wallClock } from '../../lib/wall-clock.ts';
import type { Table } from '../../lib/workbook.ts';
import { instantOf } from './instant-of.ts';
import { namesOf } from './titles-of.ts';

export function useHistoryTable(): (items: readonly HistoryItem[]) => Table {
  const { t } = useTranslation();
  return (items) => [
    [
      t('list.title'),
      t('history.channel'),
      t('history.account'),
      t('history.state'),
      t('history.proof.names.because'),
      t('history.since'),
      t('history.proof.names.requestedBy'),
      t('history.proof.names.link'),
      'opp_id',
    ],
    ...items.map((item) => [
      item.articles.length > 1 ? namesOf(item, t('list.untitled')) : item.title,
      item.channelName,
      item.accountName,
      t(stateWordOf(item).key),
      [say(item.reason), item.detail].filter((words) => words !== '').join(' '),
      wallClock(instantOf(item)),
      item.publishedBy,
      item.url ?? '',
      item.opp_id,
    ]),
  ];
}
