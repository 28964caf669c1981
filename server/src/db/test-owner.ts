// What the owner of an account writes under a post on its platform itself, by the platform's own call and past everything of ours.
import type { Post } from '@herald/contract/post.ts';
import { loadAccount } from '../features/accounts/load-account.ts';
import { openOutside } from '../features/accounts/open-outside.ts';
import { findChannel } from '../features/publishing/find-channel.ts';
import type { Publication } from '../features/publishing/store/rows.ts';
import type { Newsroom } from '../test-newsroom.ts';

export async function writeThere(
  { context }: Newsroom,
  { account_id: id, channel_id: channelId, external_id: externalId }: Publication,
  post: Post,
  before: readonly Post[] = [],
): Promise<void> {
  const bound = await loadAccount(context, id);
  const channel = findChannel(context, channelId);
  if (!bound || externalId === null || !channel.change.edit) throw new Error('there is nothing to edit');
  const outside = openOutside(context, channel, { timeoutMs: 2_000 });
  const done = await channel.change.edit(outside, bound.account, externalId, post, before);
  if (!done.ok) throw new Error(`its owner could not write there: ${done.failure.message}`);
}

/** As readers see it. */
export async function textThere(
  room: Newsroom,
  account: Parameters<Newsroom['posts']>[0],
  { external_id: id }: Publication,
): Promise<string | undefined> {
  return (await room.posts(account)).find(({ externalId }) => externalId === id)?.text;
}
