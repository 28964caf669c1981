// Trying a package again while its newer words go out: what stood behind the lock is looked at, in whatever words and whichever message.
import { describe, expect, it } from 'vitest';
import { failed } from '@herald/channels/failure.ts';
import { dayMs } from '@herald/contract/constants.ts';
import { mediaTypes, PackageBody } from '@herald/contract/content.ts';
import type { TestActor } from '../../db/test-actor.ts';
import { behind } from '../../db/test-behind.ts';
import { passTime } from '../../db/test-turns.ts';
import { keepTestPicture } from '../../db/test-picture.ts';
import { keepEditors } from '../../http/test-editors.ts';
import { plansOf, type Plans } from '../../http/test-plans.ts';
import { advanceUntil, fromContent, type Newsroom } from '../../test-newsroom.ts';
import { savePackage } from '../content/save-package.ts';
import { publishBatch } from './publish-batch.ts';
import { publishPackage } from './publish-package.ts';
import { retryPublication } from './retry-publication.ts';
import { readFence } from './store/lanes.ts';
import { movePublication } from './store/publications.ts';
import type { Publication } from './store/rows.ts';

let room: Newsroom;
let ines: TestActor;
let plans: Plans;
keepEditors((begun) => {
  ({ room, ines } = begun);
  plans = plansOf(begun.room, begun.app);
});

const write = (content: string, more: object = {}) =>
  savePackage(
    room.context,
    room.maya,
    PackageBody.parse({ title: content, materialList: [{ mediaType: mediaTypes.text, content }], ...more }),
  );

async function publish(pkGUID: string, accountId: string, who = room.maya): Promise<Publication> {
  const [one] = await publishPackage(room.context, who, [{ pkGUID, bids: [accountId] }], fromContent);
  if (!one) throw new Error('nothing was queued');
  return one;
}

/** Every account's platform says no. */
function refusing() {
  const channels = room.context.channels.map((channel) => ({
    ...channel,
    publish: async () => failed('permission', 'not today'),
  }));
  return { ...room.context, channels };
}

async function publishInVain(pkGUID: string, accountId: string): Promise<Publication> {
  const one = await advanceUntil(refusing(), await publish(pkGUID, accountId), []);
  expect(one.state).toBe('failed');
  return one;
}

describe('words that failed, while better ones go out', () => {
  it('are not sent beside them by whoever tries the package again and waits for the same account', async () => {
    const account = await room.account('facebook');
    const { pkGUID, revision } = await write('Words that failed.');
    await publishInVain(pkGUID, account.id);
    await write('Better words.', { pkGUID, revision });
    const ended = await behind<unknown>(room.context, (tx) => readFence(tx, account.id), [
      () => publish(pkGUID, account.id, ines),
      () => retryPublication(room.context, room.maya, { id: pkGUID }).catch(({ code }) => code),
    ]);
    expect(ended).toMatchObject([{ title: 'Better words.' }, 'already-on-its-way']);
    expect(await plans.waitsOn(account)).toEqual(['Better words.']);
  });
});

describe('a message of two packages that failed', () => {
  const article = async (words: string, more: object = {}) => {
    const { url } = await keepTestPicture(room.context, room.maya, 'jpg');
    return write(words, { thumbPic: url, ...more });
  };

  it('tried again by one of them does not bring the former words of the other, which went out alone since', async () => {
    const account = await room.account('wechat');
    const [lead, second] = [await article('Lead wrong'), await article('Second')];
    const pkGUIDs = [lead.pkGUID, second.pkGUID];
    const [one] = await publishBatch(room.context, room.maya, { pkGUIDs, bids: [account.id] }, fromContent);
    if (!one) throw new Error('nothing was queued');
    await room.context.db
      .transaction()
      .execute(async (tx) => movePublication(tx, one, await readFence(tx, account.id), 'missed', {}));
    await article('Lead right', lead);
    await room.advance(await publish(lead.pkGUID, account.id), ['published']);
    const { queued, left } = await retryPublication(room.context, room.maya, { id: second.pkGUID });
    expect(queued).toEqual([]);
    expect(left).toMatchObject([{ id: one.id, message: expect.stringContaining('tried again since') }]);
  });

  it.each(['the message', 'the article'] as const)(
    '%s, tried again by its id days after the other brought the same, is asked about',
    async (tried) => {
      const account = await room.account('wechat');
      const [lead, second] = [await article(`Lead of ${tried}`), await article(`Second of ${tried}`)];
      const pkGUIDs = [second.pkGUID, lead.pkGUID];
      const alone = () => publish(lead.pkGUID, account.id);
      const together = async () =>
        (await publishBatch(room.context, room.maya, { pkGUIDs, bids: [account.id] }, fromContent))[0];
      const one = await (tried === 'the message' ? together() : alone());
      if (!one) throw new Error('nothing was queued');
      await room.context.db
        .transaction()
        .execute(async (tx) => movePublication(tx, one, await readFence(tx, account.id), 'missed', {}));
      const since = await (tried === 'the message' ? alone() : together());
      await room.advance(since ?? one, ['published']);
      await passTime(room, 2 * dayMs);
      const again = retryPublication(room.context, room.maya, { id: one.id });
      await expect(again).rejects.toMatchObject({ code: 'same-post-again', figures: { twins: since?.id } });
    },
  );
});
