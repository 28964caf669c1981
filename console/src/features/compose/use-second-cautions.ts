// Before something is scheduled: on which of its accounts a post of it is live already, so that what is planned is one more.
import type { ChannelBinding } from '@herald/contract/accounts.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Caution } from '../../lib/cautions.ts';
import { listed } from '../../lib/listed.ts';
import { progressQuery } from './api.ts';
import { labelOf } from './choose-accounts.ts';
import { liveOn } from './publication-progress.ts';

/** Looked up anew each time: a colleague may have published it since the page was opened. */
export function useSecondCautions(
  pkGUID: string | null,
): (going: readonly ChannelBinding[]) => Promise<Caution[]> {
  const { t } = useTranslation();
  const queries = useQueryClient();
  return async (going) => {
    if (pkGUID === null) return [];
    const sent = await queries.fetchQuery({ ...progressQuery(pkGUID), staleTime: 0 }).catch(() => null);
    if (sent === null) return [{ type: 'warning', sentence: t('compose.goes.unreadLater') }];
    const live = liveOn(sent);
    const there = going.filter(({ id }) => live.has(id));
    if (there.length === 0) return [];
    const accounts = listed(there.map(labelOf));
    return [{ type: 'warning', sentence: t('compose.goes.secondLater', { accounts }) }];
  };
}
