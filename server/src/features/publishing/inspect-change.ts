// Inspect a change: what stands of the post that somebody asked to change, and so whether it took effect. Reads only.
import type { Channel } from '@herald/channels/channel.ts';
import type { Post } from '@herald/contract/post.ts';
import { differencesOf, versionOf } from '@herald/contract/versions.ts';
import type { Context } from '../../context.ts';
import type { LoadedAccount } from '../accounts/load-account.ts';
import { openOutside } from '../accounts/open-outside.ts';
import { readSent } from './read-sent.ts';
import { findLastCall, type ChangeOp } from './store/changes.ts';
import type { Publication } from './store/rows.ts';

export type Reached = { readonly channel: Channel; readonly account: LoadedAccount['account'] };
/** `others`: neither what was wanted nor what stood before; `may-not`: what the platform shows this account tells neither, now or later. */
export type Seen = 'done' | 'not-done' | 'others' | 'may-not' | 'not-now';

function isOther({ rules }: Channel, before: Post, wanted: Post): boolean {
  return differencesOf(versionOf(before, rules), versionOf(wanted, rules)).length > 0;
}

export async function inspectChange(
  context: Context,
  { channel, account }: Reached,
  publication: Publication,
  op: ChangeOp,
): Promise<Seen> {
  const { id, external_id: externalId, post, live_post: edited, target_post: target } = publication;
  const before = edited ?? post;
  const wanted = op === 'edit' ? target : before;
  const sent = wanted && (await readSent(context, publication, wanted));
  if (!sent || externalId === null) return 'may-not';
  const outside = openOutside(context, channel, { timeoutMs: context.pace.clientTimeoutMs });
  // Which other posts say the same is not asked here: a list of all since it went live is long to read.
  const sentAt = (await findLastCall(context.db, id, op)) ?? sent.sentAt;
  const watch = (words: Post) =>
    channel.settle.watch(outside, account, { ...sent, sentAt, post: words }, externalId);
  const seen = await watch(sent.post);
  if (!seen.ok) return seen.failure.kind === 'permission' ? 'may-not' : 'not-now';
  const { stands, asSent } = seen.value;
  if (op === 'withdraw') return stands ? 'not-done' : 'done';
  if (!stands) return 'others';
  const stood = await watch(before);
  if (!stood.ok) return 'not-now';
  const { stands: stoodThere, asSent: asBefore } = stood.value;
  // Where both would look like this, as with another cover, the look tells nothing of the edit.
  if (asSent) return asBefore && isOther(channel, before, sent.post) ? 'may-not' : 'done';
  // Of what may be either the other one, told for certain, leaves the first.
  if (asSent === undefined) return stoodThere && asBefore === false ? 'done' : 'may-not';
  if (stoodThere && asBefore === undefined) return 'not-done';
  return asBefore ? 'not-done' : 'others';
}
