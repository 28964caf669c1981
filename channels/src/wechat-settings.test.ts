// What an article of WeChat has beside its words: author, source and comments, from what was composed to what the stand-in keeps.
import { checkContent } from '@herald/contract/check-content.ts';
import { Composition, mediaTypes } from '@herald/contract/content.ts';
import { postOf } from '@herald/contract/post.ts';
import { expect, test } from 'vitest';
import { accountWith, outsideWith } from './conformance-world.ts';
import { value } from './conformance-bench.ts';
import { wechat } from './wechat/index.ts';

const composed = (settings: Readonly<Record<string, string>>) =>
  Composition.parse({
    title: 'Noon',
    cover: '/f/c.jpg',
    media: [{ mediaType: mediaTypes.text, content: 'The ferry is late' }],
    extendAttributes: Object.entries(settings).map(([itemName, value]) => ({ itemName, value })),
  });
const codesOf = (settings: Readonly<Record<string, string>>) =>
  checkContent(composed(settings), [wechat.rules]).map(({ code }) => code);

const account = accountWith({ externalId: 'wx1', screenName: 'wx1', refresh: 'wx1' });

async function drafted(settings: Readonly<Record<string, string>>): Promise<unknown> {
  const asked: unknown[] = [];
  const outside = outsideWith(wechat, {
    app: { id: 'wx1', secret: 'app-secret' },
    readFile: async () => ({ bytes: new Uint8Array([1]), mimeType: 'image/jpeg' }),
    async fetch(_, { body }) {
      asked.push(typeof body === 'string' ? JSON.parse(body) : null);
      return Response.json({ media_id: 'media-1' });
    },
  });
  const kept = { handle: JSON.stringify({ 'cover-1': 'cover-id' }), offset: 0 };
  value(await wechat.prepare.take(outside, account, postOf(composed(settings)), { key: 'draft' }, kept));
  return asked[0];
}

test('author, source and comments go with the article, each under WeChat’s own name', async () => {
  const settings = {
    author: ' 海港晚报 ',
    contentSourceUrl: 'https://example.com/noon',
    needOpenComment: 'true',
    onlyFansCanComment: 'true',
  };
  expect(await drafted(settings)).toMatchObject({
    articles: [
      {
        author: '海港晚报',
        content_source_url: 'https://example.com/noon',
        need_open_comment: 1,
        only_fans_can_comment: 1,
      },
    ],
  });
});

test('comments open to everybody are not kept to followers', async () => {
  const settings = { needOpenComment: 'true', onlyFansCanComment: 'false' };
  const [need_open_comment, only_fans_can_comment] = [1, 0];
  expect(await drafted(settings)).toMatchObject({ articles: [{ need_open_comment, only_fans_can_comment }] });
});

test('nothing chosen is no author and no source, and comments stay closed', async () => {
  expect(postOf(composed({}))).not.toHaveProperty('articleSettings');
  const said = JSON.stringify(await drafted({ onlyFansCanComment: 'true' }));
  expect(said).toContain('"need_open_comment":0,"only_fans_can_comment":0');
  expect(said).not.toMatch(/"author"|"content_source_url"/);
});

test('an author of 16 characters is taken, one more is not', () => {
  expect(codesOf({ author: '港'.repeat(16) })).toEqual([]);
  expect(codesOf({ author: '港'.repeat(17) })).toEqual(['author-too-long']);
});

test('a source must be an address of at most 1 KB', () => {
  const long = (bytes: number) => `https://example.com/${'a'.repeat(bytes - 20)}`;
  expect(codesOf({ contentSourceUrl: long(1_024) })).toEqual([]);
  expect(codesOf({ contentSourceUrl: long(1_025) })).toEqual(['source-link-wrong']);
  expect(codesOf({ contentSourceUrl: 'javascript:alert(1)' })).toEqual(['source-link-wrong']);
});
