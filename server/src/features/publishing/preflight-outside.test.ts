// Pre-flight outside: what is left to send, the rules of today, and links; told while there is time, and at saving nobody is asked.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Channel } from '@herald/channels/channel.ts';
import { minuteMs } from '@herald/contract/constants.ts';
import { MediaItem, mediaTypes } from '@herald/contract/content.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Context } from '../../context.ts';
import type { ProbeLink } from '../../http/link-probe.ts';
import { testNewsroom, type Newsroom } from '../../test-newsroom.ts';
import { forgetSchedules, scheduleAhead, toldMaya } from '../../db/test-preflight.ts';
import { moveClock } from '../../db/test-turns.ts';
import { inspectWaiting } from './inspect-waiting.ts';

let room: Newsroom;
beforeAll(async () => {
  room = await testNewsroom();
});
afterEach(() => forgetSchedules(room));
afterAll(() => room.close());

describe('how much may still be sent', () => {
  /** Instagram’s own figures, as the platform would tell them of an account that used most of its day. */
  const telling = (left: number): Context => {
    const channels = room.context.channels.map((one) =>
      one.id === 31
        ? { ...one, quota: async () => ({ ok: true, value: { left, of: 100, perSeconds: 86_400 } }) as const }
        : one,
    );
    return { ...room.context, channels };
  };

  it('by the platform’s own word: the posts before it are counted, and it is told once', async () => {
    const account = await room.account('facebook');
    const first = await scheduleAhead(room, account);
    const second = await scheduleAhead(room, account);
    await scheduleAhead(room, await room.account('facebook'));
    expect([first.codes, second.codes]).toEqual([[], []]);
    await moveClock(room, 61 * minuteMs);
    await inspectWaiting(telling(1));
    await moveClock(room, 116 * minuteMs);
    await inspectWaiting(telling(0));
    const messages = await toldMaya(room, 'message-preflight');
    const about = messages.filter(({ link }) => link.endsWith(second.row.id));
    expect(about.map(({ text }) => text)).toEqual([
      expect.stringContaining(
        '1 of 100 posts are left for Test facebook (Facebook) by then, and 1 others come first',
      ),
    ]);
    // It fits while one is left, and the five minutes before it find none.
    const before = messages.filter(({ link }) => link.endsWith(first.row.id));
    expect(before.map(({ text }) => text)).toEqual([expect.stringContaining('0 of 100')]);
  });

  it('one account is asked once for all its posts, and few are asked at the same moment', async () => {
    const accounts = [];
    for (let count = 0; count < 7; count += 1) accounts.push(await room.account('facebook'));
    for (const account of [...accounts, ...accounts]) await scheduleAhead(room, account);
    await moveClock(room, 61 * minuteMs);
    const asked: string[] = [];
    let now = 0;
    let most = 0;
    const quota: NonNullable<Channel['quota']> = async (_outside, { externalId }) => {
      asked.push(externalId);
      most = Math.max(most, (now += 1));
      await sleep(30);
      now -= 1;
      return { ok: true, value: { left: 50, of: 100, perSeconds: 86_400 } };
    };
    const channels = room.context.channels.map((one) => (one.id === 31 ? { ...one, quota } : one));
    await inspectWaiting({ ...room.context, channels });
    expect(asked.toSorted()).toEqual(accounts.map(({ externalId }) => externalId).toSorted());
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(4);
  });

  it('by our application’s own limit, at saving already; what comes back until then counts', async () => {
    // X lets our application publish 10,000 a day: 833 in two hours.
    const tokens = -830;
    await room.context.db
      .insertInto('platform_state')
      .values({ channel_id: 32, tokens, refilled_at: sql<Date>`herald_now()` })
      .execute();
    const fits: string[][] = [];
    for (let count = 0; count < 4; count += 1)
      fits.push((await scheduleAhead(room, await room.account('twitter'))).codes);
    expect(fits).toEqual([[], [], [], ['preflight-quota-shared']]);
  });
});

describe('its picture and its link', () => {
  const linked = async (url: string) =>
    scheduleAhead(room, await room.account('facebook'), {
      media: [MediaItem.parse({ mediaType: mediaTypes.link, url })],
    });
  const asking = (probeLink: ProbeLink): Context => ({
    ...room.context,
    config: { ...room.context.config, checksLinks: true },
    probeLink,
  });

  it('rules that changed since it was saved are seen before its time', async () => {
    await scheduleAhead(room, await room.account('facebook'), { media: [await room.picture()] });
    const channels = room.context.channels.map((one) =>
      one.id === 31
        ? { ...one, rules: { ...one.rules, images: { ...one.rules.images, types: ['webp'] } } }
        : one,
    );
    await moveClock(room, 61 * minuteMs);
    await inspectWaiting({ ...room.context, channels });
    expect((await toldMaya(room, 'message-preflight')).map(({ text }) => text)).toEqual([
      expect.stringContaining('does not fit what Facebook takes now'),
    ]);
  });

  it.each([
    [{ state: 'answered', status: 404 }, 'answers with an error (404)'],
    [{ state: 'silent' }, 'Nothing answers'],
    [{ state: 'closed' }, 'leads inside a network'],
    [{ state: 'answered', status: 403 }, null],
  ] as const)(
    'a link of which is seen %o: said at the hour, never at saving, asked for once',
    async (seen, said) => {
      const asked: string[] = [];
      const made = await linked('https://harbour.example/news');
      await linked('https://harbour.example/news');
      expect(made.warnings).toEqual([]);
      await moveClock(room, 61 * minuteMs);
      await inspectWaiting(
        asking(async (url) => {
          asked.push(url);
          return seen;
        }),
      );
      expect(asked).toEqual(['https://harbour.example/news']);
      const texts = (await toldMaya(room, 'message-preflight')).map(({ text }) => text);
      expect(texts).toHaveLength(said === null ? 0 : 2);
      for (const text of texts) expect(text).toContain(said);
    },
  );

  it('nobody is asked where the house does not want it', async () => {
    await linked('https://harbour.example/quiet');
    await moveClock(room, 61 * minuteMs);
    const asked: string[] = [];
    await inspectWaiting({
      ...room.context,
      probeLink: async (url) => {
        asked.push(url);
        return { state: 'silent' };
      },
    });
    expect([asked, await toldMaya(room, 'message-preflight')]).toEqual([[], []]);
  });
});
