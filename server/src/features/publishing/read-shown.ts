// Read what a publication shows to readers: its state, its words as they stand, where, and for whom it was published.
import type { Channel, Standing } from '@herald/channels/channel.ts';
import type { Post } from '@herald/contract/post.ts';
import type { PublicationState } from '@herald/contract/publications.ts';
import type { Context } from '../../context.ts';
import { findAccountName } from '../accounts/find-account-name.ts';
import { findChannel } from './find-channel.ts';
import { probeStanding } from './probe-standing.ts';
import { findPublication } from './store/publications.ts';

export type Shown = {
  readonly id: string;
  readonly state: PublicationState;
  readonly title: string;
  readonly post: Post;
  readonly channel: Channel;
  readonly accountName: string;
  /** Where it stands now; of a message, the first article that is left. */
  readonly url: string | null;
  readonly publishedAt: Date | null;
  /** No reader sees it: its page is its owner's alone. */
  readonly isOwners: boolean;
  readonly requestedBy: string;
  /** Whether its platform says now that it stands; null where it does not tell. */
  readonly ask: () => Promise<Pick<Standing, 'stands' | 'asSent' | 'gone'> | null>;
};

export async function readShown(context: Context, id: string): Promise<Shown | null> {
  const found = await findPublication(context.db, id);
  if (!found) return null;
  return {
    id,
    state: found.state,
    title: found.title,
    post: found.live_post ?? found.post,
    channel: findChannel(context, found.channel_id),
    accountName: await findAccountName(context.db, found.account_id),
    url: found.external_url,
    publishedAt: found.published_at,
    isOwners: found.owner_only !== null,
    requestedBy: found.requested_by,
    ask: async () => {
      const seen = await probeStanding(context, found);
      return seen?.ok ? seen.value : null;
    },
  };
}
