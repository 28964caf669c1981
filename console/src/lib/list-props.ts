// What every paged list tells its table: rows, pages, waiting, failure, in the words all lists share.
import { pageSizes } from '@herald/contract/constants.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { loadFailureOf } from './call-refusal.ts';
import type { ListAddress } from './list-address.ts';

type Page<Row> = { readonly items: Row[]; readonly total: number };

/** `address` may be a list's own, where it is no page. */
export function useListProps<Row>(
  address: Pick<ListAddress, 'page' | 'pageSize' | 'turn'>,
  list: UseQueryResult<Page<Row>>,
) {
  const { t } = useTranslation();
  const total = list.data?.total ?? 0;
  const { page, pageSize, turn } = address;
  const last = Math.max(1, Math.ceil(total / pageSize));
  const isBeyond = !list.isPlaceholderData && list.data?.items.length === 0 && page > last;
  const turnBack = useEffectEvent(() => turn(last, pageSize, 'instead'));
  // What stood on the last page may be gone, deleted here or elsewhere (R-LIST-017).
  useEffect(() => {
    if (isBeyond) turnBack();
  }, [isBeyond, last]);
  // In the place of such a page stands the skeleton, until the one before it is there.
  const isPassing = total > 0 && list.data?.items.length === 0 && (isBeyond || list.isPlaceholderData);
  return {
    rows: isPassing ? undefined : list.data?.items,
    total,
    totalText: t('list.total', { total }),
    page,
    pageSize,
    pageSizes,
    isTurning: list.isPlaceholderData,
    onTurn: (wanted: number, size: number) => turn(wanted, size),
    failure: loadFailureOf(list.error),
    retry: { label: t('list.retry'), onRetry: () => void list.refetch() },
  };
}
