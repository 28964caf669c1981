// What a table of all there is tells: rows, failure, and the way to try again, in the words all lists share.
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { loadFailureOf } from './call-refusal.ts';

export function useWholeProps<Row>(list: UseQueryResult<{ readonly items: Row[] }>) {
  const { t } = useTranslation();
  return {
    rows: list.data?.items,
    failure: loadFailureOf(list.error),
    retry: { label: t('list.retry'), onRetry: () => void list.refetch() },
  };
}
