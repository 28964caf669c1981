// How an account is called in questions: accounts of one house share their name on all channels.
import type { HistoryItem } from '@herald/contract/publications.ts';

export function accountOf({
  channelName,
  accountName,
}: Pick<HistoryItem, 'channelName' | 'accountName'>): string {
  return `${channelName} ${accountName}`;
}
