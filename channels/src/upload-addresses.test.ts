// Addresses for files that are over: the file is begun anew under another one, which is said; a file is never taken by half.
import type { Post } from '@herald/contract/post.ts';
import { expect, test } from 'vitest';
import type { StepKept, StepTaken } from './channel.ts';
import { accountWith, filmOf, outsideWith } from './conformance-world.ts';
import type { Result } from './failure.ts';
import { instagram } from './instagram/index.ts';
import { linkedin } from './linkedin/index.ts';
import { vk } from './vk/index.ts';
import { vkGroup } from './vk-group/index.ts';

const file = { url: '/f/1', name: 'f', sizeBytes: 9, md5: '', ending: '', altText: '' };
const post: Post = {
  title: 'Noon',
  text: 'Bells',
  link: null,
  images: [],
  video: file,
  audio: null,
  cover: null,
};
const sizeBytes = 9_000_000;
const page = accountWith({ externalId: 'urn:li:organization:7' });

function parts(...bounds: readonly (readonly [number, number])[]) {
  return bounds.map(([firstByte, lastByte], index) => ({
    uploadUrl: `https://www.linkedin.com/dms-uploads/${index}`,
    firstByte,
    lastByte,
  }));
}

/** LinkedIn with these parts, whose addresses answer so. */
function linkedinWith(uploadInstructions: ReturnType<typeof parts>, put: () => Response) {
  let videos = 0;
  return outsideWith(linkedin, {
    openFile: filmOf(sizeBytes),
    readFile: async () => ({ bytes: new Uint8Array(3), mimeType: 'image/png' }),
    async fetch(url, { method }) {
      if (method === 'PUT') return put();
      if (url.includes('/images'))
        return Response.json({
          value: { uploadUrl: 'https://www.linkedin.com/dms-uploads/i', image: 'urn:li:image:1' },
        });
      const video = `urn:li:video:${(videos += 1)}`;
      const thumbnailUploadUrl = 'https://www.linkedin.com/dms-uploads/c';
      return Response.json({ value: { video, uploadInstructions, uploadToken: '', thumbnailUploadUrl } });
    },
  });
}

const whole = parts([0, 4_194_303], [4_194_304, sizeBytes - 1]);

test.each([
  ['in JSON', () => Response.json({ reason: 'expired' }, { status: 403 })],
  ['in XML', () => new Response('<Error>AuthenticationFailed</Error>', { status: 403 })],
  ['without a word', () => new Response('', { status: 410 })],
])(
  'LinkedIn: a part whose address is over, said %s, begins the video anew and says why',
  async (_how, put) => {
    const outside = linkedinWith(whole, put);
    const take = (kept: StepKept | null) =>
      linkedin.prepare.take(outside, page, post, { key: 'video' }, kept);
    const begun = await take(null);
    if (!begun.ok || begun.value.state !== 'more') throw new Error(JSON.stringify(begun));
    expect(begun.value).not.toHaveProperty('begunAnew');
    const again = await take(begun.value);
    expect(again).toMatchObject({
      ok: true,
      value: {
        state: 'more',
        offset: 0,
        handle: expect.stringContaining('urn:li:video:2'),
        begunAnew: { platformCode: expect.stringMatching(/403|410/) },
      },
    });
  },
);

test('LinkedIn: a video is begun anew as well where the address of its cover is over', async () => {
  let puts = 0;
  const outside = linkedinWith(whole, () => {
    const isPart = (puts += 1) <= whole.length;
    return isPart ? new Response('', { headers: { etag: 'e' } }) : new Response('', { status: 403 });
  });
  let kept: StepKept | null = null;
  const offsets: number[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    const covered = { ...post, cover: '/f/c' };
    const taken: Result<StepTaken> = await linkedin.prepare.take(
      ...([outside, page, covered, { key: 'video' }] as const),
      kept,
    );
    if (!taken.ok || taken.value.state !== 'more') throw new Error(JSON.stringify(taken));
    const { handle, offset, begunAnew } = taken.value;
    expect(begunAnew?.platformCode).toBe(turn === 3 ? 'upload-403' : undefined);
    offsets.push(offset);
    kept = { handle, offset };
  }
  expect(offsets).toEqual([0, 4_194_304, sizeBytes, 0]);
  expect(kept?.handle).toContain('urn:li:video:2');
});

test('LinkedIn: a picture whose address is over is tried again under another', async () => {
  const outside = linkedinWith(whole, () => Response.json({}, { status: 403 }));
  const picture = { ...post, video: null, images: [file] };
  const taken = await linkedin.prepare.take(outside, page, picture, { key: 'picture-1' }, null);
  expect(taken).toMatchObject({ ok: false, failure: { kind: 'unknown', platformCode: 'upload-403' } });
});

test.each([
  ['a gap between two', parts([0, 4_194_303], [4_194_305, sizeBytes - 1])],
  ['a gap before the first', parts([1, sizeBytes - 1])],
  ['an end too early', parts([0, sizeBytes - 2])],
  ['an end too late', parts([0, sizeBytes])],
  ['two that overlap', parts([0, 4_194_303], [4_194_303, sizeBytes - 1])],
])('LinkedIn: parts with %s take no byte', async (_how, instructions) => {
  let puts = 0;
  const outside = linkedinWith(instructions, () => {
    puts += 1;
    return new Response('', { headers: { etag: 'e' } });
  });
  const taken = await linkedin.prepare.take(outside, page, post, { key: 'video' }, null);
  expect(taken).toMatchObject({ ok: false, failure: { kind: 'unknown', platformCode: 'unreadable' } });
  expect(puts).toBe(0);
});

test.each([
  ['VK', vk, () => Response.json({ error: 'ERR_UPLOAD_BAD_ADDRESS' }), 'ERR_UPLOAD_BAD_ADDRESS'],
  ['VK group', vkGroup, () => new Response('', { status: 404 }), 'HTTP 404'],
] as const)(
  '%s: a video whose address is over is begun anew, and its empty place goes',
  async (_name, channel, up, platformCode) => {
    const asked: string[] = [];
    let videos = 0;
    const outside = outsideWith(channel, {
      openFile: filmOf(1_000),
      async fetch(url) {
        const method = new URL(url).pathname.replace('/method/', '');
        asked.push(method);
        if (method === 'video.save')
          return Response.json({
            response: { upload_url: 'https://up/1', video_id: (videos += 1), owner_id: 7 },
          });
        if (method === 'video.delete') return Response.json({ response: 1 });
        if (method === 'video.get') return Response.json({ response: { count: 0, items: [] } });
        return up();
      },
    });
    const take = (kept: StepKept | null) =>
      channel.prepare.take(outside, accountWith(), post, { key: 'video' }, kept);
    const begun = await take(null);
    if (!begun.ok || begun.value.state !== 'more') throw new Error(JSON.stringify(begun));
    const again = await take(begun.value);
    const value = { state: 'more', offset: 0, begunAnew: { platformCode } };
    expect(again).toMatchObject({ ok: true, value });
    expect(again.ok && JSON.parse(again.value.handle)).toMatchObject({ videoId: '2' });
    expect(asked.filter((one) => one.startsWith('video.') && one !== 'video.get')).toEqual([
      'video.save',
      'video.delete',
      'video.save',
    ]);
  },
);

test('Instagram: a video whose bytes it has at another place is begun anew, and says why', async () => {
  const places = ['1', '2'].map((id) => `${instagram.bases['rupload']}/ig-api-upload/v26.0/${id}`);
  const debug_info = { retriable: false, type: 'OffsetInvalidError', message: 'm' };
  const asked: string[] = [];
  const outside = outsideWith(instagram, {
    openFile: filmOf(9),
    async fetch(url) {
      const { pathname } = new URL(url);
      asked.push(pathname.split('/').slice(-2).join('/'));
      if (url === places[0]) return Response.json({ debug_info }, { status: 400 });
      if (pathname.endsWith('/media')) return Response.json({ id: '2', uri: places[1] });
      return Response.json({ data: [{ quota_usage: 0, config: { quota_total: 50 } }] });
    },
  });
  const handle = (of: string, upload?: string) =>
    JSON.stringify({ items: [], container: of, upload, asked: 0 });
  const kept = { handle: handle('1', places[0]), offset: 0 };
  const again = await instagram.prepare.take(outside, accountWith(), post, { key: 'container' }, kept);
  const begunAnew = { platformCode: 'OffsetInvalidError' };
  const value = { state: 'more', handle: handle('2', places[1]), offset: 0, begunAnew };
  expect(again).toMatchObject({ ok: true, value });
  expect(asked).toEqual(['v26.0/1', '7/content_publishing_limit', '7/media']);
});
