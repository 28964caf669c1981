// Before something is scheduled: on which of its accounts a post of it is live already, or perhaps is, so that what is planned is one more.
import type { ChannelBinding } from '@herald/contract/accounts.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Caution } from '../../lib/cautions.ts';
import { listed } from '../../lib/listed.ts';
import { progressQuery } from './api.ts';
import { labelOf } from './choose-accounts.ts';
import { liveOn } from './publication-progress.ts';

/** By its draft, else its package. Looked up anew each time: a colleague may have published it since the page was opened, into a package that nobody here has seen. */
export function useSecondCautions(
  sentFrom: string | null,
): (going: readonly ChannelBinding[]) => Promise<Caution[]> {
  const { t } = useTranslation();
  const queries = useQueryClient();
  return async (going) => {
    if (sentFrom === null) return [];
    const sent = await queries.fetchQuery({ ...progressQuery(sentFrom), staleTime: 0 }).catch(() => null);
    if (sent === null) return [{ type: 'warning', sentence: t('compose.goes.unreadLater') }];
    const live = liveOn(sent);
    const words = { live: 'compose.goes.secondLater', perhaps: 'compose.goes.perhapsLater' } as const;
    return (['live', 'perhaps'] as const).flatMap((how): Caution[] => {
      const there = going.filter(({ id }) => live.get(id) === how);
      if (there.length === 0) return [];
      return [{ type: 'warning', sentence: t(words[how], { accounts: listed(there.map(labelOf)) }) }];
    });
  };
}
