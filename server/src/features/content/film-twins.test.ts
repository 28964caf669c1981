// A film is one film, whichever of its conversions goes: sent as another, or converted once more meanwhile, it is the same post again.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MediaItem, mediaTypes } from '@herald/contract/content.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestAccount } from '../../db/test-account.ts';
import { keepTestFile } from '../../db/test-file.ts';
import { fromContent, testNewsroom, type Newsroom } from '../../test-newsroom.ts';
import { makeTestClip } from '../../video/test-clip.ts';
import { checkH265 } from '../media/check-h265.ts';
import { convertFilm } from '../media/convert-film.job.ts';
import { startConversion } from '../media/start-conversion.ts';
import { editPackage } from '../publishing/edit-package.ts';
import { publishPackage } from '../publishing/publish-package.ts';

let room: Newsroom;
let film: MediaItem;
/** The blocks a package can hold of this one film, by what Facebook gets of them. */
let blocks: Readonly<Record<'small' | 'wide' | 'original' | 'conversion', MediaItem>>;

const words = 'The ferry is late.';
const patience = 90_000;

async function convert(channels: string) {
  const asked = { videoUrl: film.url, channels };
  const { jobId: conversionId } = await startConversion(room.context, room.maya, asked);
  await convertFilm.run(room.context, { conversionId });
  const { made } = await checkH265(room.context, room.maya, asked);
  return made.map(({ file: { url, name, size, md5 } }) => ({ url, name, size, md5 }));
}

beforeAll(async () => {
  room = await testNewsroom();
  const folder = await mkdtemp(join(tmpdir(), 'herald-twins-'));
  await makeTestClip(join(folder, 'wide.mov'), { codec: 'hevc', size: '1440x810', seconds: 1 });
  film = await keepTestFile(room.context, room.maya, {
    name: 'wide.mov',
    ending: 'mp4',
    mimeType: 'video/mp4',
    mediaType: mediaTypes.video,
    bytes: await readFile(join(folder, 'wide.mov')),
    side: null,
  });
  await rm(folder, { recursive: true });
  const [forTwitter, forFacebook] = [await convert('32'), await convert('31')];
  const { url, name, size, md5 } = film;
  const original = { url, name, size, md5 };
  const small = MediaItem.parse({ ...film, ...forTwitter[0], original, made: forTwitter });
  const wide = { ...small, made: [...forTwitter, ...forFacebook] };
  blocks = { small, wide, original: film, conversion: { ...film, ...forFacebook[0] } };
}, patience);
afterAll(() => room.close());

async function publish(account: Pick<TestAccount, 'id'>, block: MediaItem, text = words) {
  const pkGUID = await room.write(text, [block]);
  const [queued] = await publishPackage(
    room.context,
    room.maya,
    [{ pkGUID, bids: [account.id] }],
    fromContent,
  );
  if (!queued) throw new Error('nothing was queued');
  return queued;
}

const pairs = [
  ['small', 'wide'],
  ['wide', 'small'],
  ['small', 'conversion'],
  ['conversion', 'wide'],
] as const;

it.each(pairs)(
  'I2: Facebook was sent the %s film, and the %s one is refused as the same post',
  async (a, b) => {
    const account = await room.account('facebook');
    const first = await publish(account, blocks[a]);
    expect(first.post.video?.sourceMd5).toBe(film.md5);
    await expect(publish(account, blocks[b])).rejects.toMatchObject({ code: 'already-on-its-way' });
    await room.advance(first);
    await expect(publish(account, blocks[b])).rejects.toMatchObject({ code: 'same-post-again' });
    const other = await publish(account, blocks[b], 'The ferry is in.');
    expect(other.post.video?.md5 === first.post.video?.md5).toBe(a === 'conversion');
  },
);

it('I2: what stands since an edit is the same post as well, with a film made since', async () => {
  const account = await room.account('facebook');
  const live = await room.advance(await publish(account, blocks.small, 'The ferry is coming.'));
  const pkGUID = await room.write(words, [blocks.small]);
  await editPackage(room.context, room.maya, { opp_id: live.id, pkGUID }, fromContent);
  await expect(publish(account, blocks.wide)).rejects.toMatchObject({ code: 'already-on-its-way' });
  const edited = await room.advance(await room.read(live.id));
  expect(edited.live_post?.video?.sourceMd5).toBe(film.md5);
  await expect(publish(account, blocks.wide)).rejects.toMatchObject({ code: 'same-post-again' });
});

it('I2: what is to be posted anew is held against what stands by its film too', async () => {
  const account = await room.account('twitter');
  await room.advance(await publish(account, blocks.wide));
  const live = await room.advance(await publish(account, blocks.small, 'The ferry is coming.'));
  const pkGUID = await room.write(words, [blocks.small]);
  const asked = { opp_id: live.id, pkGUID, repost: [account.id] };
  await expect(editPackage(room.context, room.maya, asked, fromContent)).rejects.toMatchObject({
    code: 'twin-stands',
  });
});
