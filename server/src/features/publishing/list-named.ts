// List of these publications those that a person may see, by title, place and state; the latest first.
import { channelNames } from '@herald/contract/channel-ids.ts';
import type { PublicationState, Reason } from '@herald/contract/publications.ts';
import type { Actor, Context } from '../../context.ts';
import type { Executor } from '../../db/client.ts';
import { findChannel } from './find-channel.ts';
import { findScope } from './find-scope.ts';
import { listNamed as list } from './store/history.ts';

export type NamedPublication = {
  readonly id: string;
  readonly title: string;
  readonly at: Date;
  readonly channelName: string;
  readonly accountName: string;
  readonly state: PublicationState;
  readonly reason: Reason;
  readonly ownerOnly: boolean;
};

export async function listNamed(
  context: Context,
  db: Executor,
  actor: Actor,
  ids: readonly string[],
): Promise<NamedPublication[]> {
  const rows = await list(db, findScope(actor), ids);
  return rows.map(({ channelId, owner_only: ownerOnly, ...row }) => ({
    ...row,
    ownerOnly: ownerOnly !== null,
    channelName: channelNames[findChannel(context, channelId).id],
  }));
}
