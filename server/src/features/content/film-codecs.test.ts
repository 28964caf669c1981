// A real film from what is read of it to what is refused: the file decides, whatever its name and the browser say.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MediaItem, mediaTypes } from '@herald/contract/content.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bindTestAccount } from '../../db/test-account.ts';
import { keepTestFile } from '../../db/test-file.ts';
import { fromContent, testNewsroom, type Newsroom } from '../../test-newsroom.ts';
import { makeTestClip, type Clip } from '../../video/test-clip.ts';
import { checkH265 } from '../media/check-h265.ts';
import { convertFilm } from '../media/convert-film.job.ts';
import { startConversion } from '../media/start-conversion.ts';
import { publishPackage } from '../publishing/publish-package.ts';

let room: Newsroom;
let folder = '';
beforeAll(async () => {
  room = await testNewsroom();
  folder = await mkdtemp(join(tmpdir(), 'herald-codecs-'));
});
afterAll(async () => {
  await room.close();
  await rm(folder, { recursive: true, force: true });
});

const patience = { timeout: 90_000 };
const channels = '32,44,34';

async function keep(name: string, clip: Clip): Promise<MediaItem> {
  await makeTestClip(join(folder, name), { size: '640x360', seconds: 4, ...clip });
  return keepTestFile(room.context, room.maya, {
    name,
    ending: 'mp4',
    mimeType: 'video/mp4',
    mediaType: mediaTypes.video,
    bytes: await readFile(join(folder, name)),
    side: null,
  });
}

const look = (film: MediaItem) => checkH265(room.context, room.maya, { videoUrl: film.url, channels });

type Taker = 'twitter' | 'instagram' | 'youtube' | 'vk' | 'facebook';

async function publish(film: MediaItem, platforms: readonly Taker[]) {
  const accounts = await Promise.all(
    platforms.map((name) => bindTestAccount(room.context, room.maya, room.sandbox, name)),
  );
  const pkGUID = await room.write(`The ferry is late, says ${film.name}.`, [film]);
  const bids = accounts.map(({ id }) => id);
  return publishPackage(room.context, room.maya, [{ pkGUID, bids }], fromContent);
}

it(
  'R-VAL-023 R-VAL-024: H.265 is refused for X by name, taken by Instagram, and once converted by both',
  patience,
  async () => {
    const film = await keep('phone.mp4', { codec: 'hevc' });
    const { status, reasons } = await look(film);
    expect(status).toBe(1);
    expect(reasons).toEqual([
      { why: 'codec', channels: ['Twitter'], said: 'hevc' },
      { why: 'film-codec', channels: ['Twitter'], said: 'H.264 (High)', is: 'H.265 (HEVC)' },
    ]);
    await expect(publish(film, ['twitter', 'instagram'])).rejects.toMatchObject({
      code: 'content-refused',
      problems: [
        {
          code: 'film-codec',
          channelId: 32,
          field: 'video',
          figures: { channel: 'Twitter', takes: 'H.264 (High)', is: 'H.265 (HEVC)', by: 'platform' },
        },
      ],
    });
    expect(await publish(film, ['instagram', 'youtube'])).toHaveLength(2);
    const { jobId } = await startConversion(room.context, room.maya, { videoUrl: film.url, channels });
    // R-TRANS-011: from wherever it is published, as from a list, where no page follows its conversion.
    const begun = { ...film, jobId };
    await expect(publish(begun, ['instagram'])).rejects.toMatchObject({
      code: 'content-refused',
      problems: [{ code: 'film-converting', field: 'video' }],
    });
    await convertFilm.run(room.context, { conversionId: jobId });
    const { file } = await look(film);
    expect(file).not.toBeNull();
    // And what came of it goes, though nobody had put it into the draft.
    const [onX] = await publish(begun, ['twitter']);
    const { post } = await room.context.db
      .selectFrom('publication')
      .select('post')
      .where('id', '=', onX?.id ?? '')
      .executeTakeFirstOrThrow();
    expect(post.video?.url).toBe(file?.url);
    const converted = { ...film, url: file?.url ?? '', name: file?.name ?? '', size: file?.size ?? 0 };
    expect(await publish(converted, ['twitter', 'instagram', 'youtube'])).toHaveLength(3);
  },
);

it(
  'R-VAL-023: 120 frames a second are too many for X and Instagram, 12 too few for Instagram; YouTube names none',
  patience,
  async () => {
    const quick = await keep('quick.mp4', { frames: 120 });
    expect((await look(quick)).reasons).toEqual([
      { why: 'film-frames-many', channels: ['Twitter'], said: '60', is: '120' },
      { why: 'film-frames-many', channels: ['Instagram'], said: '60', is: '120' },
    ]);
    await expect(publish(quick, ['twitter', 'youtube'])).rejects.toMatchObject({
      problems: [{ code: 'film-frames-many', channelId: 32 }],
    });
    const slow = await keep('slow.mp4', { frames: 12 });
    await look(slow);
    await expect(publish(slow, ['instagram', 'twitter'])).rejects.toMatchObject({
      problems: [{ code: 'film-frames-few', channelId: 44 }],
    });
    expect(await publish(slow, ['twitter', 'youtube'])).toHaveLength(2);
  },
);

it(
  'R-TRANS-003 R-VAL-024: each channel is sent the original where it takes it, else a conversion, which those share whose need is the same',
  patience,
  async () => {
    const film = await keep('wide.mov', { codec: 'hevc', size: '1440x810', seconds: 1 });
    const all = { videoUrl: film.url, channels: '31,32,33,34' };
    const status = async () => (await checkH265(room.context, room.maya, all)).status;
    const convert = async () => {
      const { jobId: conversionId } = await startConversion(room.context, room.maya, all);
      await convertFilm.run(room.context, { conversionId });
    };
    await convert();
    expect(await status()).toBe(1);
    await convert();
    const { status: ready, made } = await checkH265(room.context, room.maya, all);
    expect(ready).toBe(3);
    expect(made.map(({ channels: served, file }) => [served, file.width])).toEqual([
      [['Facebook', 'VK'], 1_440],
      [['Twitter'], 1_280],
    ]);
    const films = made.map(({ file: { url, name, size, md5 } }) => ({ url, name, size, md5 }));
    const { url, name, size, md5 } = film;
    const original = { url, name, size, md5 };
    const block = MediaItem.parse({ ...film, ...films[0], original, made: films });
    const platforms = ['youtube', 'vk', 'facebook', 'twitter'] as const;
    const sent = (await publish(block, platforms)).map(({ channel_id: channel, post: { video } }) => [
      channel,
      video?.url,
      video?.md5,
    ]);
    const [wide, small] = films;
    expect(new Set(sent)).toEqual(
      new Set([
        [34, original.url, md5],
        [33, wide?.url, wide?.md5],
        [31, wide?.url, wide?.md5],
        [32, small?.url, small?.md5],
      ]),
    );
    // What is not in the store any more is not chosen: the package's own film goes instead.
    await room.context.db
      .updateTable('file')
      .set({ deleted_at: new Date() })
      .where('md5', '=', md5)
      .execute();
    const [again] = await publish(block, ['youtube']);
    expect(again?.post.video?.url).toBe(wide?.url);
  },
);
