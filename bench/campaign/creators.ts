// The creators of TikTok: every second one publishes what lies in his inbox, the others leave it lying for ever.
import type { Bound } from './bind-accounts.ts';
import type { Stage } from './stage.ts';

export function diligentOf({ accounts }: Stage): readonly Bound[] {
  return accounts.tiktok.filter((_account, place) => place % 2 === 0);
}

export async function finishInboxes(stage: Stage): Promise<void> {
  for (const { platform, externalId: account } of diligentOf(stage))
    await stage.order('/_finish', { platform, account });
}
