// Watch a platform: calls without a proper answer, one after the other, make all its accounts wait a little (publishing.md §7).
import { conclusion, type Failure } from '@herald/channels/failure.ts';
import { sendDeadlinePassed } from '@herald/channels/never-sent.ts';
import type { Context } from '../../context.ts';
import { decideRest } from './decide-rest.ts';
import { findChannel } from './find-channel.ts';
import { notifyAdministrators } from './notify-administrators.ts';
import { endTrouble, noteTrouble, restPlatform } from './store/platforms.ts';

const troublesNeeded = 10;
const withinSeconds = 120;
const restSeconds = 60;

/** A refusal is a proper answer: only silence, broken answers and calls that never got out are trouble. */
export async function watchPlatform(context: Context, channelId: number, failure: Failure): Promise<void> {
  const { db, pace, log } = context;
  // Too late to send is our own doing, and says nothing of the platform.
  if (failure.platformCode === sendDeadlinePassed) return;
  if (failure.kind === 'rate' && failure.scope === 'application')
    await restPlatform(db, channelId, decideRest(failure, { pace, chance: 0, calls: 1 }));
  const isTrouble = conclusion[failure.kind] === 'never-sent' || failure.kind === 'unknown';
  if (!isTrouble) return endTrouble(db, channelId);
  const opened = await noteTrouble(db, channelId, {
    troubles: troublesNeeded,
    withinMs: withinSeconds * 1_000,
    restMs: restSeconds * 1_000 * pace.scale,
  });
  if (!opened) return;
  log.error({ channelId }, 'this platform is in trouble: all its accounts wait a little');
  await notifyAdministrators(db, {
    kind: 'alarm-breaker',
    about: String(channelId),
    figures: { channel: findChannel(context, channelId).rules.name },
    link: '/api/content/publish/pubHistory?scope=all',
  });
}
