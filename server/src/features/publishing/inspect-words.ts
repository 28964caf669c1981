// Inspect words: whether what stands under a post is of ours, before an edit puts others in its place. Reads only.
import type { Failure } from '@herald/channels/failure.ts';
import type { Post } from '@herald/contract/post.ts';
import type { Context } from '../../context.ts';
import { openOutside } from '../accounts/open-outside.ts';
import type { Reached } from './inspect-change.ts';
import type { Change } from './read-change.ts';
import { readSent } from './read-sent.ts';
import { listModifications } from './store/modifications.ts';
import { areBrakesOn } from './store/platforms.ts';
import type { Publication } from './store/rows.ts';

/** `untold`: nobody asked, or the platform does not tell; `braked`: nobody may ask now; a failure: it could not be asked. */
export type Words = 'ours' | 'others' | 'untold' | 'braked' | Failure;

export async function inspectWords(
  context: Context,
  { channel, account }: Reached,
  publication: Publication,
  { at }: Change,
): Promise<Words> {
  const { id, external_id: externalId, post, live_post: edited, target_post: target } = publication;
  const { db, pace } = context;
  if (externalId === null || !target) return 'untold';
  // Whoever is to wait is not asked, and looked at before the call all the same.
  if (await areBrakesOn(db, id)) return 'braked';
  const all = await listModifications(db, id);
  const edits = all.filter(({ way, publication_id: of }) => way === 'edit' && of === id);
  // Whoever asked knows that what stands there may be somebody else's.
  if (edits.some(({ ended_at: ended, overwrites }) => ended === null && overwrites)) return 'untold';
  const sent = await readSent(context, publication, edited ?? post);
  if (!sent) return 'untold';
  const outside = openOutside(context, channel, { timeoutMs: pace.clientTimeoutMs });
  // Which other posts say the same is not asked here: a list of all since it went live is long to read.
  const watch = (words: Post) =>
    channel.settle.watch(outside, account, { ...sent, sentAt: at, post: words }, externalId);
  const seen = await watch(sent.post);
  if (!seen.ok) return seen.failure;
  // That it is gone the call itself will hear.
  if (!seen.value.stands || seen.value.asSent === undefined) return 'untold';
  if (seen.value.asSent) return 'ours';
  // An answer of before an earlier edit is no owner's doing, nor is what is wanted anyway.
  const others = [target, post, ...edits.flatMap(({ before, after }) => [before, after])];
  const ours = new Map(others.map((one) => [JSON.stringify(one), one]));
  ours.delete(JSON.stringify(sent.post));
  for (const words of ours.values()) {
    const other = await watch(words);
    if (!other.ok) return other.failure;
    if (other.value.asSent !== false) return 'ours';
  }
  return 'others';
}
