// Tokens go to the platform's own hosts and nowhere else, whatever address its answer names.
import type { Post } from '@herald/contract/post.ts';
import { expect, test } from 'vitest';
import { accountWith, filmOf, outsideWith } from './conformance-world.ts';
import { linkedin } from './linkedin/index.ts';
import { isOwnAddress } from './own-address.ts';
import { youtube } from './youtube/index.ts';

const file = { url: '/f/1', name: 'f', sizeBytes: 9, md5: '', ending: '', altText: '' };
const plain: Post = {
  title: 'Noon',
  text: 'Bells',
  link: null,
  images: [],
  video: null,
  audio: null,
  cover: null,
};
const strangers = [
  'http://www.googleapis.com/upload',
  'https://www.googleapis.com.evil.example/upload',
  'https://evil.example/www.googleapis.com',
  'https://www.googleapis.com@evil.example/',
  'https://storage.googleapis.com/bucket',
  'http://www.linkedin.com/dms-uploads/1',
  'https://notlinkedin.com/dms-uploads/1',
  'nowhere',
];

test.each(strangers)('%s is nobody’s own', (address) => {
  expect(isOwnAddress(address, youtube, ['youtube.googleapis.com'])).toBe(false);
  expect(isOwnAddress(address, linkedin, ['linkedin.com'])).toBe(false);
});

test('a base as the settings name it is, and so are the platform’s other hosts', () => {
  const sandbox = { bases: { api: 'http://127.0.0.1:4010/youtube' } };
  expect(isOwnAddress('http://127.0.0.1:4010/youtube/upload?id=1', sandbox)).toBe(true);
  expect(isOwnAddress('http://127.0.0.1:4011/youtube/upload?id=1', sandbox)).toBe(false);
  expect(isOwnAddress('https://www.googleapis.com/upload/youtube/v3/videos?upload_id=1', youtube)).toBe(true);
  expect(isOwnAddress('https://eu.linkedin.com/dms-uploads/1', linkedin, ['linkedin.com'])).toBe(true);
});

test.each(strangers)(
  'neither YouTube’s file nor its token goes to %s, now or from what was kept',
  async (session) => {
    const asked: string[] = [];
    const outside = outsideWith(youtube, {
      openFile: filmOf(20_000_000),
      async fetch(url, { method }) {
        asked.push(`${method} ${new URL(url).host}`);
        return new Response('{}', { status: 200, headers: { location: session } });
      },
    });
    const take = (handle?: string) =>
      youtube.prepare.take(
        outside,
        accountWith(),
        { ...plain, video: file },
        { key: 'video' },
        handle === undefined ? null : { handle, offset: 0 },
      );
    const failure = { kind: 'unknown', platformCode: 'strange-address' };
    expect(await take()).toMatchObject({ ok: false, failure });
    expect(await take(`20000000 ${session}`)).toMatchObject({ ok: false, failure });
    expect(asked).toEqual(['POST www.googleapis.com']);
  },
);

test.each(['http://www.linkedin.com/dms-uploads/1', 'https://notlinkedin.com/dms-uploads/1'])(
  'neither LinkedIn’s picture nor its token goes to %s',
  async (uploadUrl) => {
    const asked: string[] = [];
    const outside = outsideWith(linkedin, {
      readFile: async () => ({ bytes: new Uint8Array(3), mimeType: 'image/png' }),
      async fetch(url) {
        asked.push(new URL(url).host);
        return Response.json({ value: { uploadUrl, image: 'urn:li:image:1' } });
      },
    });
    const taken = await linkedin.prepare.take(
      outside,
      accountWith({ externalId: 'urn:li:organization:7' }),
      { ...plain, images: [file] },
      { key: 'picture-1' },
      null,
    );
    expect(taken).toMatchObject({ ok: false, failure: { platformCode: 'strange-address' } });
    expect(asked).toEqual(['api.linkedin.com']);
  },
);
