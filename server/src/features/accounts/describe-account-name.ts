// Describe how an account is called, for sentences about it: with its channel, as several of one newsroom bear the same name.
import { channelNames } from '@herald/contract/channel-ids.ts';
import type { AccountRow } from './store/accounts.ts';

/** As the accounts' own page calls it. */
export function describeAccountName({ name, channelId }: Pick<AccountRow, 'name' | 'channelId'>): string {
  return `${name} (${channelNames[channelId]})`;
}
