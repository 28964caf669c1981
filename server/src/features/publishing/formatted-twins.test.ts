// Formatting and the place of a picture tell articles apart and nothing else: where the channel has none, it is the same post.
import { readFile } from 'node:fs/promises';
import { articleChannel } from '@herald/contract/article.ts';
import type { MediaItem } from '@herald/contract/content.ts';
import { PackageBody } from '@herald/contract/content.ts';
import { channels } from '@herald/channels/registry.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestAccount } from '../../db/test-account.ts';
import { keepTestPicture } from '../../db/test-picture.ts';
import { fromContent, testNewsroom, type Newsroom } from '../../test-newsroom.ts';
import { savePackage } from '../content/save-package.ts';
import { identifyPost } from './identify-post.ts';
import { publishPackage } from './publish-package.ts';

const migration = new URL(
  '../../db/migrations/0060-formatting-tells-only-articles-apart.sql',
  import.meta.url,
);
let room: Newsroom;
let cover: string;
let picture: Pick<MediaItem, 'mediaType' | 'url' | 'name'>;
beforeAll(async () => {
  room = await testNewsroom();
  cover = (await keepTestPicture(room.context, room.maya, 'jpg')).url;
  const { url } = await keepTestPicture(room.context, room.maya, 'jpg');
  picture = { mediaType: 4, url, name: 'quay.jpg' };
});
afterAll(() => room.close());

const text = (dataContent = '') => ({ mediaType: 3, content: 'The tram', dataContent });
const bold = text('<p>The <strong>tram</strong></p>');
async function publish(account: TestAccount, materialList: readonly object[]) {
  const thumbPic = account.platform === 'wechat' ? cover : '';
  const body = PackageBody.parse({ title: 'The tram', materialList, thumbPic });
  const { pkGUID } = await savePackage(room.context, room.maya, body);
  const [queued] = await publishPackage(
    room.context,
    room.maya,
    [{ pkGUID, bids: [account.id] }],
    fromContent,
  );
  if (!queued) throw new Error('nothing was queued');
  return queued;
}
const onItsWay = { code: 'already-on-its-way' };

it('I2: in bold, or with its picture before the words, it is asked about on Facebook as the post that is on its way', async () => {
  const account = await room.account('facebook');
  await publish(account, [text(), picture]);
  await expect(publish(account, [bold, picture])).rejects.toMatchObject(onItsWay);
  await expect(publish(account, [picture, text()])).rejects.toMatchObject(onItsWay);
});

it('on WeChat it is another article', async () => {
  const account = await room.account('wechat');
  await publish(account, [text(), picture]);
  expect(await publish(account, [bold, picture])).toMatchObject({ channel_id: articleChannel });
  expect(await publish(account, [picture, text()])).toMatchObject({ channel_id: articleChannel });
  await expect(publish(account, [picture, text()])).rejects.toMatchObject(onItsWay);
});

it('I2: what was queued formatted before is the same post without', async () => {
  const account = await room.account('facebook');
  const old = await publish(account, [bold, picture]);
  const { db } = room.context;
  // As it was identified then: by what an article's channel counts.
  const print = identifyPost({ account_id: old.account_id, channel_id: articleChannel }, old.post);
  expect(print).not.toBe(old.fingerprint);
  await sql.raw('alter table publication disable trigger user').execute(db);
  await sql`update publication set fingerprint = ${print} where id = ${old.id}`.execute(db);
  await sql.raw('alter table publication enable trigger user').execute(db);
  const filling = await readFile(migration, 'utf8');
  await db.transaction().execute((tx) => sql.raw(filling).execute(tx));
  await expect(publish(account, [text(), picture])).rejects.toMatchObject(onItsWay);
});

it('the channel of articles is the one whose rules have them', () => {
  expect(channels.filter(({ rules }) => rules.article).map(({ rules }) => rules.channelId)).toEqual([
    articleChannel,
  ]);
});
