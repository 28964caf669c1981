// Publications of before a film was known by what it came from (0040): brought to this version, they are the same post again.
import { readFile } from 'node:fs/promises';
import { MediaItem, mediaTypes } from '@herald/contract/content.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestAccount } from '../../db/test-account.ts';
import { keepTestFile } from '../../db/test-file.ts';
import { makeTestVideo } from '../../db/test-video.ts';
import { fromContent, testNewsroom, type Newsroom } from '../../test-newsroom.ts';
import { editPackage } from './edit-package.ts';
import { identifyPost } from './identify-post.ts';
import { publishPackage } from './publish-package.ts';
import { retryPublication } from './retry-publication.ts';
import { readFence } from './store/lanes.ts';
import { movePublication } from './store/publications.ts';
import type { Publication } from './store/rows.ts';

let room: Newsroom;
let blocks: Readonly<Record<'original' | 'conversion' | 'another', MediaItem>>;
const words = 'The ferry is late.';
const migration = new URL(
  '../../db/migrations/0053-films-by-their-source-uploads-by-their-session.sql',
  import.meta.url,
);

async function keep(sizeBytes: number): Promise<MediaItem> {
  return keepTestFile(room.context, room.maya, {
    name: 'wide.mp4',
    ending: 'mp4',
    mimeType: 'video/mp4',
    mediaType: mediaTypes.video,
    bytes: makeTestVideo(sizeBytes),
    side: null,
  });
}

beforeAll(async () => {
  room = await testNewsroom();
  blocks = { original: await keep(9_000), conversion: await keep(8_000), another: await keep(7_000) };
  for (const { url } of [blocks.conversion, blocks.another])
    await room.context.db
      .updateTable('file')
      .set({ source_md5: blocks.original.md5 })
      .where('key', '=', url.split('/').at(-1) ?? '')
      .execute();
});
afterAll(() => room.close());

async function publish(account: Pick<TestAccount, 'id'>, block: MediaItem, text = words) {
  const pkGUID = await room.write(text, [block]);
  const asked = [{ pkGUID, bids: [account.id] }];
  const [queued] = await publishPackage(room.context, room.maya, asked, fromContent);
  if (!queued) throw new Error('nothing was queued');
  return queued;
}

/** As it was queued before 0040, and the newsroom brought to this version since. */
async function age(old: Publication): Promise<Publication> {
  const { db } = room.context;
  if (!old.post.video) throw new Error('there is no film in it');
  const { sourceMd5, ...video } = old.post.video;
  expect(sourceMd5).toBe(blocks.original.md5);
  const unmarked = JSON.stringify({ ...old.post, video });
  const print = identifyPost(old, JSON.parse(unmarked));
  const text = await readFile(migration, 'utf8');
  const filling = text.replaceAll(/^alter table \w+ add column.*$/gm, '').replace(/^create index.*$/m, '');
  await sql.raw('alter table publication disable trigger user').execute(db);
  await sql`update publication set post = ${unmarked}::jsonb, fingerprint = ${print},
    live_post = live_post #- '{video,sourceMd5}' where id = ${old.id}`.execute(db);
  await sql.raw('alter table publication enable trigger user').execute(db);
  await db.transaction().execute((tx) => sql.raw(filling).execute(tx));
  const aged = await room.read(old.id);
  expect([aged.fingerprint, aged.post, aged.version]).toEqual([print, old.post, old.version]);
  return aged;
}

it.each(['conversion', 'original', 'another'] as const)(
  'I2: what was queued of a conversion before is refused as the %s film, waiting and live',
  async (again) => {
    const account = await room.account('facebook');
    const first = await age(await publish(account, blocks.conversion));
    await expect(publish(account, blocks[again])).rejects.toMatchObject({ code: 'already-on-its-way' });
    expect(await room.advance(first)).toMatchObject({ state: 'published' });
    await expect(publish(account, blocks[again])).rejects.toMatchObject({ code: 'same-post-again' });
    await publish(account, blocks[again], 'The ferry is in.');
  },
);

it('I2: so is what went live before, and what stands since an edit of before', async () => {
  const account = await room.account('facebook');
  await age(await room.advance(await publish(account, blocks.conversion)));
  await expect(publish(account, blocks.conversion)).rejects.toMatchObject({ code: 'same-post-again' });
  const other = await room.account('facebook');
  const live = await room.advance(await publish(other, blocks.conversion, 'The ferry is coming.'));
  const pkGUID = await room.write(words, [blocks.conversion]);
  await editPackage(room.context, room.maya, { opp_id: live.id, pkGUID }, fromContent);
  const edited = await room.advance(await room.read(live.id));
  expect((await age(edited)).live_post).toEqual(edited.live_post);
  await expect(publish(other, blocks.another)).rejects.toMatchObject({ code: 'same-post-again' });
});

it('I2: what failed before is not tried again beside what was sent since; tried alone it is known by its film', async () => {
  const account = await room.account('facebook');
  const asked = await publish(account, blocks.conversion);
  const failed = await room.context.db.transaction().execute(async (tx) => {
    const fence = await readFence(tx, account.id);
    const begun = await movePublication(tx, asked, fence, 'preparing');
    return movePublication(tx, begun, fence, 'failed', { reason: 'reason-content-refused' });
  });
  await age(failed);
  const since = await publish(account, blocks.another);
  const again = () => retryPublication(room.context, room.maya, { id: failed.id });
  await expect(again()).rejects.toMatchObject({ code: 'already-on-its-way' });
  await room.context.db.transaction().execute(async (tx) => {
    const fence = await readFence(tx, account.id);
    return movePublication(tx, since, fence, 'cancelled');
  });
  const { queued } = await again();
  expect(queued[0]).toMatchObject({ fingerprint: since.fingerprint, print_is_old: false });
});
