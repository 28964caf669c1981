// Fetch figures: what readers did with a post, asked of its platform, unless we have asked a moment ago or may not ask now.
import type { Channel } from '@herald/channels/channel.ts';
import { noticed, type Result } from '@herald/channels/failure.ts';
import type { Figures, FiguresLimit } from '@herald/contract/figures.ts';
import type { Context } from '../../context.ts';
import type { KeptToken } from '../accounts/load-account.ts';
import { markAccountStale } from '../accounts/mark-account-stale.ts';
import { openOutside } from '../accounts/open-outside.ts';
import { refreshAccount } from '../accounts/refresh-account.ts';
import { findChannel } from './find-channel.ts';
import { loadOwnAccount } from './load-own-account.ts';
import { readBrakes, takeCall } from './store/platforms.ts';
import type { Publication } from './store/rows.ts';
import { claimStatistic, isStatisticDue, saveFigures, saveSilence } from './store/statistics.ts';
import { watchPlatform } from './watch-platform.ts';

/** Of each call; two of them at most, and a person waits for both. */
const timeoutMs = 10_000;
const live: ReadonlySet<Publication['state']> = new Set(['published', 'edit-failed', 'editing']);

/** Why nobody may ask, or null: asked just now, or less than `afterMs` ago. What came of it stands in the row. */
export async function fetchFigures(
  context: Context,
  one: Publication,
  afterMs: number,
): Promise<FiguresLimit | null> {
  const channel = findChannel(context, one.channel_id);
  const { external_id: externalId } = one;
  if (!channel.figures) return channel.rules.noFigures?.why ?? null;
  const { post } = one;
  const isPictures = post.video === null && post.images.length > 0;
  if (isPictures && channel.rules.noPictureFigures) return channel.rules.noPictureFigures.why;
  if (externalId === null) return 'figures-not-yet';
  if (!live.has(one.state)) return 'figures-not-live';
  const loaded = await loadOwnAccount(context, one);
  if (!loaded) return 'figures-account-gone';
  if (loaded.state !== 'usable') return 'figures-authorise';
  const leave = await takeLeave(context, one, channel, afterMs);
  if (leave !== 'granted') return leave;
  const { account, needsRefresh } = loaded;
  const token = needsRefresh ? await refreshAccount(context, one.account_id) : null;
  const outside = openOutside(context, channel, { timeoutMs });
  const asking = { ...account, token: token?.ok ? token.value : account.token };
  // Asked with a token that could not be renewed it would only be refused.
  const told = token?.ok === false ? token : await channel.figures(outside, asking, externalId);
  await keep(context, one, { told, token: needsRefresh ? null : account.token });
  return null;
}

/** In one glance: what holds up everything to this platform, a call of those that are counted, and that nobody else is asking. */
async function takeLeave(
  context: Context,
  { id, channel_id: channelId }: Publication,
  { appLimit }: Channel,
  afterMs: number,
): Promise<FiguresLimit | 'granted' | null> {
  return context.db.transaction().execute(async (tx) => {
    if (!(await isStatisticDue(tx, id, afterMs))) return null;
    const { paused, restsUntil } = await readBrakes(tx, id);
    if (paused) return 'figures-paused';
    if (restsUntil) return 'figures-platform-resting';
    if (
      appLimit?.reads &&
      (await takeCall(tx, channelId, appLimit, { leaving: appLimit.calls / 2 })) !== null
    )
      return 'figures-busy';
    return (await claimStatistic(tx, id, afterMs)) ? 'granted' : null;
  });
}

/** `token`: null where it was renewed just now. */
type Told = { readonly told: Result<Figures | null>; readonly token: KeptToken | null };

async function keep(context: Context, one: Publication, { told, token }: Told): Promise<void> {
  const { db } = context;
  if (told.ok && told.value) return saveFigures(db, one.id, told.value);
  const { failure } = told.ok ? noticed('content', 'There is no such post any more', 'gone') : told;
  await saveSilence(db, one.id, failure);
  if (failure.kind === 'auth' && token) await markAccountStale(context, one.account_id, token);
  // Asked of our whole application, the rest is every account's.
  if (failure.kind === 'rate') await watchPlatform(context, one.channel_id, failure);
}
