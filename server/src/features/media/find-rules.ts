// Find the rules of the channels a call names; what names none of ours is passed over.
import type { ChannelRules } from '@herald/contract/channels.ts';
import type { Context } from '../../context.ts';

/** `chosen`: their ids with commas between. */
export function findRules({ channels }: Pick<Context, 'channels'>, chosen: string): ChannelRules[] {
  const ids = new Set(chosen.split(',').map((id) => id.trim()));
  return channels.flatMap(({ rules }) => (ids.has(String(rules.channelId)) ? [rules] : []));
}
