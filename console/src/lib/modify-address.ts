// Where what is live is changed: the composer in its third mode, with the names a history edit has (R-RTE-026).
import type { HistoryItem } from '@herald/contract/publications.ts';

export function modifyAddress({ pkGUID, opp_id, channelName, bid }: HistoryItem): string {
  const named = { status: '3', pkGUID, opp_id, channelName, channel_bind_id: bid };
  return `/api/content/publish/pubContent?${new URLSearchParams(named).toString()}`;
}
