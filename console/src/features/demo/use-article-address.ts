// What the list of articles is asked by, kept in the address: a reload and the way back show the same.
import { articlesPerPage, demoSorts, demoStatuses, demoTypes, importanceMax } from '@herald/contract/demo.ts';
import { pageSizes, scrollToTopMs } from '@herald/contract/constants.ts';
import { useSearchParams } from 'react-router';
import { useListAddress } from '../../lib/list-address.ts';
import { scrollToTop } from '../../lib/scroll-to-top.ts';
import type { AskedArticles } from './api.ts';

const levels = Array.from({ length: importanceMax }, (_, at) => at + 1);

export type ArticleAddress = {
  readonly asked: AskedArticles;
  readonly filter: (changes: Readonly<Record<string, string>>) => void;
  readonly page: number;
  readonly pageSize: number;
  readonly turn: (page: number, pageSize: number, how?: 'instead') => void;
};

export function useArticleAddress(): ArticleAddress {
  const { page, read, filter } = useListAddress();
  const [, setSearch] = useSearchParams();
  const pageSize = pageSizes.find((size) => String(size) === read('pageSize')) ?? articlesPerPage;
  const asked = {
    page,
    limit: pageSize,
    title: read('title'),
    importance: levels.find((level) => String(level) === read('importance')),
    type: demoTypes.find((type) => type === read('type')),
    status: demoStatuses.find((status) => status === read('status')),
    sort: demoSorts.find((sort) => sort === read('sort')) ?? '+id',
  };
  const turn = (wanted: number, size: number, how?: 'instead') => {
    const after = new URLSearchParams(window.location.search);
    after.set('page', String(size === pageSize ? wanted : 1));
    after.set('pageSize', String(size));
    setSearch(after, { replace: how === 'instead' });
    if (how === undefined) scrollToTop(scrollToTopMs);
  };
  return { asked, filter, page, pageSize, turn };
}
