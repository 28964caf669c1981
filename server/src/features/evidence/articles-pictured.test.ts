// The picture of a message whose first article was deleted: its address is gone, the message is not, and nobody is told to publish it again.
import { PackageBody } from '@herald/contract/content.ts';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Context } from '../../context.ts';
import { keepTestPicture } from '../../db/test-picture.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import { passTime } from '../../db/test-turns.ts';
import { fromContent, type Newsroom } from '../../test-newsroom.ts';
import { handlers } from '../../worker.ts';
import { loadAccount } from '../accounts/load-account.ts';
import { savePackage } from '../content/save-package.ts';
import { publishBatch } from '../publishing/publish-batch.ts';
import { relayOutbox } from '../publishing/relay-outbox.ts';
import { collectPictures } from './collect-pictures.ts';

let room: Newsroom;
keepNewsroom((opened) => {
  room = opened;
});

async function article(title: string): Promise<string> {
  const { url: thumbPic } = await keepTestPicture(room.context, room.maya, 'jpg');
  const materialList = [{ mediaType: 3, content: `${title}, its words` }];
  const body = PackageBody.parse({ title, materialList, thumbPic });
  return (await savePackage(room.context, room.maya, body)).pkGUID;
}

/** Who only wants the status needs no browser. */
async function withPages(): Promise<Context> {
  const create = { width: 32, height: 20, channels: 3, background: 'red' } as const;
  const bytes = await sharp({ create }).webp().toBuffer();
  const photograph: Context['photograph'] = async (finalUrl) => {
    const { status } = await room.sandbox.fetch(finalUrl, {});
    return { ...{ state: 'taken', bytes, finalUrl, status, asksPassword: false, words: '' } };
  };
  const config = { ...room.context.config, pictures: { chromiumPath: null, atOnce: 1 } };
  return { ...room.context, config, photograph };
}

/** As its owner deletes articles on the platform: the one at this place, or with 0 all of them. */
async function pictured(index: number): Promise<string[]> {
  const account = await room.account('wechat');
  const pkGUIDs = [await article(`First ${index}`), await article(`Second ${index}`)];
  const [one] = await publishBatch(room.context, room.maya, { pkGUIDs, bids: [account.id] }, fromContent);
  if (!one) throw new Error('nothing was queued');
  const live = await room.advance(one);
  const context = await withPages();
  await relayOutbox(context, handlers);
  const loaded = await loadAccount(room.context, account.id);
  const base = room.context.config.channels['wechat']?.bases?.['api'] ?? '';
  const url = `${base}/cgi-bin/freepublish/delete?access_token=${loaded?.account.token.access}`;
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ article_id: live.external_id, index });
  const deleted = async () => (await room.sandbox.fetch(url, { method: 'POST', headers, body })).json();
  await expect.poll(deleted).toMatchObject({ errcode: 0 });
  for (let tries = 0; tries < 4; tries += 1) {
    while (await collectPictures(context));
    await passTime(room, 1_000_000);
  }
  const told = room.context.db.selectFrom('message').select('kind').where('link', 'like', `%${live.id}`);
  return (await told.execute()).map(({ kind }) => kind);
}

it('is kept, and who asked for it is not told that its page is gone; of one that is gone whole he is', async () => {
  expect((await pictured(1)).filter((kind) => kind.startsWith('message-page-'))).toEqual([]);
  expect(await pictured(0)).toContain('message-page-gone');
});
