// How an account is called in questions, as the server calls it: accounts of one house share their name on all channels.
import type { HistoryItem } from '@herald/contract/publications.ts';

export function accountOf({
  channelName,
  accountName,
}: Pick<HistoryItem, 'channelName' | 'accountName'>): string {
  return `${accountName} (${channelName})`;
}
