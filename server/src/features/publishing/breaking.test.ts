// Breaking: ten calls in a row without a proper answer, within two minutes, rest a platform; nothing else does (publishing.md §7).
import { failed, noticed } from '@herald/channels/failure.ts';
import type { Channel } from '@herald/channels/channel.ts';
import { sendDeadlinePassed } from '@herald/channels/never-sent.ts';
import { channels } from '@herald/channels/registry.ts';
import { minuteMs } from '@herald/contract/constants.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { keepNewsroom } from '../../db/test-room.ts';
import { moveClock } from '../../db/test-turns.ts';
import type { Newsroom } from '../../test-newsroom.ts';
import { advancePublication } from './advance-publication.job.ts';
import { listPlatforms } from './store/platforms.ts';
import { watchPlatform } from './watch-platform.ts';

let room: Newsroom;
keepNewsroom((opened) => {
  room = opened;
});
afterEach(async () => {
  await room.context.db.deleteFrom('platform_state').execute();
});

const channelId = 31;
const standing = async () =>
  (await listPlatforms(room.context.db)).find((one) => one.channel_id === channelId);
const silence = failed('unknown', 'no answer', '504').failure;
const noted = async (times: number, failure: Parameters<typeof watchPlatform>[2] = silence) => {
  for (let time = 0; time < times; time += 1) await watchPlatform(room.context, channelId, failure);
};

/** All calls are on their way before the first is answered; then one after the other is, as `isLost` says. */
async function inFlight(calls: number, isLost: (call: number) => boolean): Promise<void> {
  const facebook = channels.find(({ key }) => key === 'facebook');
  if (!facebook) throw new Error('there is no facebook');
  const waiting: (() => void)[] = [];
  const held: Channel = {
    ...facebook,
    publish: async () => {
      const call = waiting.length;
      await new Promise<void>((done) => void waiting.push(done));
      if (isLost(call)) return { ok: false, failure: silence };
      return {
        ok: true,
        value: { state: 'live', externalId: `${calls}-${call}`, url: 'https://example.com' },
      };
    },
  };
  const context = { ...room.context, channels: [held] };
  const runs: Promise<void>[] = [];
  for (let call = 0; call < calls; call += 1) {
    const { account_id: accountId } = await room.publish(await room.account('facebook'));
    runs.push(advancePublication.run(context, { accountId }, onlyOnce()));
    while (waiting.length <= call) await sleep(5);
  }
  for (const [call, answer] of waiting.entries()) {
    answer();
    await runs[call];
  }
}

/** One turn. */
function onlyOnce(): () => boolean {
  let asked = 0;
  return () => (asked += 1) <= 2;
}

describe('calls without a proper answer', () => {
  it('do not rest a platform while others that began with them are answered', async () => {
    await inFlight(23, (call) => call % 2 === 0);
    expect(await standing()).toMatchObject({ troubles: 1, open_until: null });
  });

  it('rest it at the tenth in a row', async () => {
    await inFlight(10, () => true);
    expect((await standing())?.open_until).not.toBeNull();
  });

  it('do not rest it when the first of them are older than two minutes', async () => {
    await noted(9);
    await moveClock(room, 3 * minuteMs);
    await noted(9);
    expect(await standing()).toMatchObject({ troubles: 9, open_until: null });
    await noted(1);
    expect((await standing())?.open_until).not.toBeNull();
  });

  it('are forgotten at a refusal, which is a proper answer', async () => {
    await noted(9);
    await noted(1, failed('content', 'no').failure);
    expect(await standing()).toMatchObject({ troubles: 0, trouble_since: null });
  });

  it('are no trouble of the platform when we came too late to send: neither counted nor an answer', async () => {
    await noted(9);
    await noted(5, noticed('presend', 'too late to send', sendDeadlinePassed).failure);
    expect(await standing()).toMatchObject({ troubles: 9, open_until: null });
  });
});
