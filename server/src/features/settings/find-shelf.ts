// Find what is filed on: categories, topics, or the classes of a channel, whose platform may have its own.
import { defaultCategory } from '@herald/contract/constants.ts';
import type { ChannelChoice } from '@herald/contract/channels.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import type { Shelf } from './store/terms.ts';

export type FoundShelf = {
  shelf: Shelf;
  /** Null where they are the newsroom's. */
  platform: NonNullable<ChannelChoice['options']> | null;
  isFixed: (id: string) => boolean;
  /** For the log: on which channel, where it is one's. */
  where: { channel?: string };
};

export function findShelf({ channels }: Context, { kind, channelid }: Shelf): FoundShelf {
  if (kind !== 'class')
    return {
      shelf: { kind, channelid: 0 },
      platform: null,
      // R-COMP-026: what every item begins with.
      isFixed: (id) => kind === 'category' && id === defaultCategory,
      where: {},
    };
  const channel = channels.find(({ id }) => id === channelid);
  if (!channel) throw new Refusal('not-found');
  const theirs = channel.rules.choices?.find(({ at, own }) => at === 'class' && !own);
  return {
    shelf: { kind, channelid },
    platform: theirs?.options ?? null,
    isFixed: () => theirs !== undefined,
    where: { channel: channel.rules.name },
  };
}
