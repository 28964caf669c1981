// Inspect a change: what stands of the post that somebody asked to change, and so whether it took effect. Reads only.
import type { Channel } from '@herald/channels/channel.ts';
import type { Post } from '@herald/contract/post.ts';
import { differencesOf, versionOf } from '@herald/contract/versions.ts';
import type { Context } from '../../context.ts';
import type { LoadedAccount } from '../accounts/load-account.ts';
import { openOutside } from '../accounts/open-outside.ts';
import { readSent } from './read-sent.ts';
import { findLastCall, type ChangeOp } from './store/changes.ts';
import { readUnansweredEdits } from './store/modifications.ts';
import type { Publication } from './store/rows.ts';

export type Reached = { readonly channel: Channel; readonly account: LoadedAccount['account'] };
/** `others`: neither what was wanted nor what stood before; `gone`: nothing just now; `may-not`: what the platform shows this account tells neither, now or later. */
export type Seen = 'done' | 'not-done' | 'others' | 'gone' | 'may-not' | 'not-now';

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
  if (!stands) return 'gone';
  const others: Look[] = [];
  const unanswered = (await readUnansweredEdits(context.db, [id])).get(id) ?? [];
  // The same asked for again is no other.
  const inDoubt = unanswered.filter((words) => isOther(channel, words, sent.post));
  for (const words of [before, ...inDoubt]) {
    const other = await watch(words);
    if (!other.ok) return 'not-now';
    if (!other.value.stands) return asSent ? 'done' : 'gone';
    others.push({ words, asSent: other.value.asSent });
  }
  return conclude(channel, { words: sent.post, asSent }, others);
}

type Look = { readonly words: Post; readonly asSent: boolean | undefined };

/** `others`: what stood before, then the words of earlier edits of which nobody knows whether they came about. */
function conclude(channel: Channel, wanted: Look, others: readonly Look[]): Seen {
  const [before, ...inDoubt] = others;
  // Where both would look like this, as with another cover, the look tells nothing of the edit.
  if (wanted.asSent) {
    const alike = others.filter((one) => one.asSent && isOther(channel, one.words, wanted.words));
    return alike.length > 0 ? 'may-not' : 'done';
  }
  // Of what may be any of them, told for certain not to be the others, the wanted is left.
  if (wanted.asSent === undefined) return others.every((one) => one.asSent === false) ? 'done' : 'may-not';
  // What may be the words in doubt as well refutes those no more than it proves these.
  const mayBeThey = inDoubt.some(
    (one) => before && one.asSent !== false && isOther(channel, before.words, one.words),
  );
  if (before?.asSent) return mayBeThey ? 'may-not' : 'not-done';
  if (before?.asSent === false || inDoubt.some((one) => one.asSent)) return 'others';
  return inDoubt.some((one) => one.asSent === undefined) ? 'may-not' : 'not-done';
}
