// Whom the posts go to, what those channels allow, and which channels are worth a preview before anyone is chosen.
import type { ChannelBinding } from '@herald/contract/accounts.ts';
import type { CatalogueEntry } from '@herald/contract/channels.ts';
import { useMemo } from 'react';
import { recipientOf } from '../../lib/recipient-of.ts';

export type Chosen = ReturnType<typeof useChosen>;

export function useChosen(
  ids: readonly string[],
  accounts: readonly ChannelBinding[],
  catalogue: readonly CatalogueEntry[],
) {
  return useMemo(() => {
    const chosen = ids.flatMap((id) => accounts.find((account) => account.id === id) ?? []);
    const channels = new Set(chosen.map(({ channelid }) => channelid));
    const all = catalogue.map((entry) => entry.rules);
    const rules = all.filter(({ channelId }) => channels.has(channelId));
    return { chosen, rules, previewed: rules.length > 0 ? rules : all, to: chosen.map(recipientOf) };
  }, [ids, accounts, catalogue]);
}
