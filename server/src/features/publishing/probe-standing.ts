// Probe whether a publication stands, as its platform says now. Reads only.
import type { Sent, Standing } from '@herald/channels/channel.ts';
import type { Result } from '@herald/channels/failure.ts';
import type { Context } from '../../context.ts';
import { openOutside } from '../accounts/open-outside.ts';
import { findChannel } from './find-channel.ts';
import { loadOwnAccount } from './load-own-account.ts';
import { readSent } from './read-sent.ts';
import { readStanding } from './read-standing.ts';
import type { Publication } from './store/rows.ts';

/** Null when it cannot be watched. */
export async function probeStanding(context: Context, one: Publication): Promise<Result<Standing> | null> {
  const loaded = await loadOwnAccount(context, one);
  const sent = await readSent(context, one, (await readStanding(context.db, [one]))(one));
  const { external_id: externalId } = one;
  if (!loaded || loaded.state !== 'usable' || !sent || externalId === null) return null;
  const channel = findChannel(context, one.channel_id);
  const outside = openOutside(context, channel, { timeoutMs: context.pace.clientTimeoutMs });
  const watch = (words: Sent) => channel.settle.watch(outside, loaded.account, words, externalId);
  const seen = await watch(sent);
  if (one.live_post === null || !seen.ok) return seen;
  // A call of the first sending that comes late brings the words that were sent first.
  const first = await watch({ ...sent, post: one.post });
  const { copies } = seen.value;
  if (!first.ok) return { ok: true, value: { ...seen.value, unlisted: first.failure } };
  const { unlisted } = first.value;
  const all = [...new Set([...copies, ...first.value.copies])];
  return { ok: true, value: { ...seen.value, copies: all, ...(unlisted ? { unlisted } : {}) } };
}
