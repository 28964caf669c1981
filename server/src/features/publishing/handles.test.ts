// The handle of a call that came to nothing: what is sent after it is looked for by its own name, never by the dead one's.
import type { Channel, SettledBy } from '@herald/channels/channel.ts';
import type { Settlement } from '@herald/channels/settlement.ts';
import { failed } from '@herald/channels/failure.ts';
import { describe, expect, it } from 'vitest';
import type { TestAccount } from '../../db/test-account.ts';
import { keepDoubtfulRoom } from '../../db/test-doubts.ts';
import { waitQuiet } from '../../db/test-turns.ts';
import { advanceUntil, type Newsroom } from '../../test-newsroom.ts';
import { resolvePublication } from './resolve-publication.ts';
import { setResends } from './set-resends.ts';

let room: Newsroom;

keepDoubtfulRoom(
  (opened) => {
    room = opened;
  },
  { processingAtMostMs: 150 },
);

const facebook = 31;
const handle: SettledBy = { by: 'handle' };
type Sort = 'ready' | 'working' | 'live' | 'dead';

/** A platform of handles: the first one it was given dies on it, the answer about the second is lost. */
function platformOfHandles(): { channels: Channel[]; sorts: Map<string, Sort>; sent: string[] } {
  const sorts = new Map<string, Sort>();
  const sent: string[] = [];
  const becomes = (id: string): Settlement => {
    const sort = sorts.get(id);
    if (sort === 'live') return { state: 'live', externalId: `${id}-post`, url: `https://x/${id}`, seen: id };
    if (sort === 'dead') return { state: 'failed', failure: failed('media', 'it failed').failure };
    return { state: 'processing', askAgainInSeconds: 0.05 };
  };
  const channels = room.context.channels.map((channel): Channel => ({
    ...channel,
    settledBy: handle,
    prepare: {
      ...channel.prepare,
      steps: () => [{ key: 'video' }],
      take: async () => {
        const id = `${sorts.size + 1}`;
        sorts.set(id, 'ready');
        return { ok: true, value: { state: 'done', handle: id, expiresInSeconds: null } };
      },
    },
    publish: async (_outside, _account, { handles }) => {
      const id = handles['video'] ?? '';
      sent.push(id);
      sorts.set(id, sent.length === 1 ? 'working' : 'live');
      if (sent.length === 2) return failed('unknown', 'reset');
      return { ok: true, value: { state: 'processing', handle: id, askAgainInSeconds: 0.05 } };
    },
    settle: {
      ...channel.settle,
      settle: async (_outside, _account, known) => becomes(known.handle ?? known.handles['video'] ?? ''),
    },
  }));
  return { channels, sorts, sent };
}

/** What the account shows; the promised post is among the others of the sandbox, taken away. */
async function standing(account: TestAccount): Promise<string[]> {
  const posts = await room.posts(account);
  return posts.flatMap((post) => (post.removedAt === undefined ? [post.externalId] : []));
}

describe('a call whose handle the platform let die', () => {
  it('is followed by one call under a new handle, whose lost answer is looked for under that one', async () => {
    const account = await room.account('facebook');
    const { channels, sorts, sent } = platformOfHandles();
    const context = { ...room.context, channels };
    const queued = await room.publish(account);
    await advanceUntil(context, queued, ['reconciling']);
    sorts.set('1', 'dead');
    const live = await advanceUntil(context, queued, []);
    expect(live).toMatchObject({ state: 'published', external_id: '2-post' });
    expect(sent).toEqual(['1', '2']);
  });
});

describe('a promised post that never came', () => {
  it('and a person who says so: the next call is found by its words when its answer is lost', async () => {
    const account = await room.account('facebook');
    await room.strike(account, 'accepted-then-flip', { delayMs: 50, flipsTo: 'gone' });
    const unknown = await room.advance(await room.publish(account));
    expect(unknown.handle).not.toBeNull();
    await room.strike(account, 'reset-after');
    await waitQuiet(unknown);
    await resolvePublication(room.context, room.maya, { id: unknown.id, answer: 'not-live' });
    expect(await room.read(unknown.id)).toMatchObject({ state: 'scheduled', handle: null });
    const live = await room.advance(unknown);
    expect(live).toMatchObject({ state: 'published', attempt_no: 2, reason: 'reason-found-on-the-account' });
    expect(await standing(account)).toEqual([live.external_id]);
  });

  it('and a machine that may send again: the same', async () => {
    const settledBy = { by: 'list', refusesTwins: true } as const;
    const channels = room.context.channels.map((channel) => ({ ...channel, settledBy }));
    const guarded = { ...room.context, channels };
    await setResends(guarded, room.maya, { channelid: facebook, resends: true });
    const account = await room.account('facebook');
    await room.strike(account, 'accepted-then-flip', { delayMs: 50, flipsTo: 'gone' });
    const queued = await room.publish(account);
    const slow = { ...guarded, pace: { ...room.context.pace, retryBaseMs: 400 } };
    await advanceUntil(slow, queued, ['reconciling']);
    const again = await advanceUntil(slow, queued, ['scheduled', 'unknown']);
    expect(again).toMatchObject({ state: 'scheduled', attempt_no: 1, handle: null });
    await room.strike(account, 'reset-after');
    const live = await room.advance(queued);
    expect(live).toMatchObject({ state: 'published', attempt_no: 2, reason: 'reason-found-on-the-account' });
    expect(await standing(account)).toEqual([live.external_id]);
    await setResends(guarded, room.maya, { channelid: facebook, resends: false });
  });
});

describe('a promised post that may still come', () => {
  it('keeps its name while it is sent again under its key: that is what it is looked for by', async () => {
    const account = await room.account('facebook');
    const known: (string | null)[] = [];
    let calls = 0;
    const channels = room.context.channels.map((channel): Channel => ({
      ...channel,
      settledBy: { by: 'key', windowSeconds: 3_600_000 },
      publish: async () => {
        calls += 1;
        if (calls > 1) return failed('unknown', 'reset');
        return { ok: true, value: { state: 'processing', handle: 'promised', askAgainInSeconds: 0.05 } };
      },
      settle: {
        ...channel.settle,
        settle: async (_outside, _account, sent) => {
          known.push(sent.handle);
          if (calls < 2) return { state: 'absent', looked: 0 };
          return { state: 'live', externalId: 'promised-post', url: 'https://x/promised', seen: '' };
        },
      },
    }));
    await advanceUntil({ ...room.context, channels }, await room.publish(account), ['published']);
    expect(calls).toBe(2);
    expect(new Set(known)).toEqual(new Set(['promised']));
  });
});
