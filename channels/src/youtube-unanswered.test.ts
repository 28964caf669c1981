// What an edit on YouTube sends where an edit before it was never answered: of each setting that may stand there otherwise, ours.
import { writeBackdate } from '@herald/contract/backdate.ts';
import type { Post } from '@herald/contract/post.ts';
import { expect, test } from 'vitest';
import { accountWith, outsideWith, postWith } from './conformance-world.ts';
import { youtube } from './youtube/index.ts';

const id = 'abcdefghijk';
const plain = postWith({ text: 'It is late' });
const seenBy = (value: string): Partial<Post> => ({ attributes: { youtubePrivacy: value } });
const forKids = (value: string): Partial<Post> => ({ attributes: { youtubeForKids: value } });
const of = (category: string): Partial<Post> => ({ classes: [{ channelid: 34, classify1: category }] });
const moment = '2026-06-01T00:00:00.000Z';
const redated = { backdatedTime: writeBackdate(new Date(moment)) };

/** The resource that goes to YouTube, where a video is standing with these. */
async function sent(
  wanted: Partial<Post>,
  before: readonly Partial<Post>[],
  there: { snippet?: object; status?: object } = {},
): Promise<unknown> {
  const bodies: unknown[] = [];
  const outside = outsideWith(youtube, {
    async fetch(_url, { method, body }) {
      const status = { privacyStatus: 'public', ...there.status };
      const shown = { id, snippet: { title: 'Old', ...there.snippet }, status };
      if (method === 'GET') return Response.json({ items: [shown] });
      bodies.push(JSON.parse(String(body)));
      return Response.json({ id });
    },
  });
  const versions = before.map((one) => ({ ...plain, ...one }));
  const edited = await youtube.change.edit?.(outside, accountWith(), id, { ...plain, ...wanted }, versions);
  expect(edited).toMatchObject({ ok: true });
  return bodies[0];
}

test.each([
  ['privacy', seenBy('private'), seenBy('public'), { status: { privacyStatus: 'private' } }],
  ['children', forKids('no'), forKids('yes'), { status: { selfDeclaredMadeForKids: false } }],
  ['category', of('22'), of('25'), { snippet: { categoryId: '22' } }],
  ['recording date', redated, {}, { recordingDetails: { recordingDate: moment } }],
])(
  'the %s is put back though it is what we last knew to stand there',
  async (_, ours, unanswered, resource) => {
    const there = { snippet: { categoryId: '25' }, status: { selfDeclaredMadeForKids: true } };
    expect(await sent(ours, [ours, unanswered], there)).toMatchObject(resource);
    expect(await sent(ours, [ours], there)).not.toMatchObject(resource);
  },
);

test('a tag of an edit that was never answered goes, one it may have taken away comes back, and the owner’s stay', async () => {
  const [ours, unanswered] = [{ keywords: ['kept'] }, { keywords: ['late'] }];
  const there = { snippet: { tags: ['owner', 'late'] } };
  expect(await sent(ours, [ours, unanswered], there)).toMatchObject({ snippet: { tags: ['owner', 'kept'] } });
  expect(await sent(ours, [ours], there)).toMatchObject({ snippet: { tags: ['owner', 'late'] } });
});
