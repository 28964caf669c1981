// WeChat, the draft is gone and nothing is listed: nobody is told that it was taken, and a person's word ends it once the platform can be done.
import { PackageBody } from '@herald/contract/content.ts';
import { minuteMs } from '@herald/contract/constants.ts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { TestAccount } from '../../db/test-account.ts';
import { keepTestPicture } from '../../db/test-picture.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import { passTime, turn, waitQuiet } from '../../db/test-turns.ts';
import { fromContent, type Newsroom } from '../../test-newsroom.ts';
import { loadAccount } from '../accounts/load-account.ts';
import { savePackage } from '../content/save-package.ts';
import { checkPublication } from './check-publication.ts';
import { publishPackage } from './publish-package.ts';
import { resolvePublication } from './resolve-publication.ts';
import { readHandles } from './store/attempts.ts';
import type { Publication } from './store/rows.ts';

let room: Newsroom;
keepNewsroom(
  (opened) => {
    room = opened;
  },
  { processingAtMostMs: 60 * minuteMs },
);

async function publish(account: TestAccount, title: string): Promise<Publication> {
  const { url: thumbPic } = await keepTestPicture(room.context, room.maya, 'jpg');
  const materialList = [{ mediaType: 3, content: `${title}, its words` }];
  const body = PackageBody.parse({ title, materialList, thumbPic });
  const { pkGUID } = await savePackage(room.context, room.maya, body);
  const asked = [{ pkGUID, bids: [account.id] }];
  const [one] = await publishPackage(room.context, room.maya, asked, fromContent);
  if (!one) throw new Error('nothing was queued');
  return room.read(one.id);
}
const Said = z.object({ errcode: z.number() });
/** As its owner does it on the platform. */
async function there(account: TestAccount, path: string, body: object): Promise<void> {
  const loaded = await loadAccount(room.context, account.id);
  const base = room.context.config.channels['wechat']?.bases?.['api'] ?? '';
  const url = `${base}/cgi-bin/${path}?access_token=${loaded?.account.token.access}`;
  const headers = { 'content-type': 'application/json' };
  const ask = async () => {
    const answer = await room.sandbox.fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    return Said.parse(await answer.json()).errcode;
  };
  // What was submitted is published a moment later.
  await expect.poll(ask).toBe(0);
}
const draftDeleted = async (account: TestAccount, { id }: Publication) => {
  const [media] = Object.values(await readHandles(room.context.db, id)).slice(-1);
  await there(account, 'draft/delete', { media_id: media });
};
const postDeleted = async (account: TestAccount) => {
  const [post] = await room.posts(account);
  await there(account, 'freepublish/delete', { article_id: post?.externalId });
};
const denied = ({ id }: Publication) =>
  resolvePublication(room.context, room.maya, { id, answer: 'not-live' });

/** Nobody could look when it was asked for, and now everybody can. */
async function inDoubt(fault: 'reset-before' | 'reset-after') {
  const account = await room.account('wechat');
  await room.strike(account, fault);
  await room.strike(account, 'list-5xx', { operation: 'wechat.status', times: 2_000 });
  await room.strike(account, 'list-5xx', { operation: 'wechat.list', times: 2_000 });
  const unknown = await room.advance(await publish(account, `Bells, ${fault}`), ['unknown']);
  await room.sandbox.liftFaults();
  return { account, unknown };
}

it.each([
  ['its draft was deleted before it was submitted', 'reset-before', draftDeleted],
  ['it was deleted before anybody looked', 'reset-after', postDeleted],
] as const)(
  '%s: nobody says that the platform has it, and it is sent anew on a person’s word',
  async (_what, fault, gone) => {
    const { account, unknown } = await inDoubt(fault);
    await gone(account, unknown);
    await checkPublication(room.context, room.maya, unknown);
    const looked = await turn(room, unknown);
    expect(looked).toMatchObject({ state: 'unknown', reason: 'reason-not-found-yet' });
    await waitQuiet(looked);
    await expect(denied(unknown)).rejects.toMatchObject({
      code: 'may-be-at-work',
      figures: { time: expect.stringMatching(/\d\d:\d\d/) },
    });
    await passTime(room, 61 * minuteMs);
    expect(await denied(unknown)).toMatchObject({ state: 'scheduled' });
    const live = await room.advance(unknown, ['published']);
    const standing = (await room.posts(account)).filter(({ removedAt }) => removedAt === undefined);
    expect(standing.map(({ externalId }) => externalId)).toEqual([live.external_id]);
  },
);

it('is a person’s to settle once the platform can be done with it', async () => {
  const account = await room.account('wechat');
  await room.strike(account, 'reset-after');
  const lost = await room.advance(await publish(account, 'Bells, at once'), ['reconciling']);
  await postDeleted(account);
  expect(await turn(room, lost)).toMatchObject({ state: 'reconciling', reason: 'reason-not-found-yet' });
  await passTime(room, 61 * minuteMs);
  expect(await turn(room, lost)).toMatchObject({ state: 'unknown', reason: 'reason-not-found-yet' });
});
