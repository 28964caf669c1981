// Instagram's list of an account: one that goes on after the last page read is not whole, however few posts it showed.
import { expect, test } from 'vitest';
import type { Outside } from './channel.ts';
import { accountWith, outsideWith, postWith, sentOf } from './conformance-world.ts';
import { instagram } from './instagram/index.ts';

const account = accountWith({ externalId: '17841', pageIds: '104', access: 'page-token' });
const post = postWith();
const own = {
  id: '9',
  caption: 'The ferry is late',
  media_type: 'IMAGE',
  permalink: 'https://www.instagram.com/p/abc/',
  timestamp: '2026-11-05T10:00:30+0000',
};

/** Every page of the list holds one other post; `goesOn`: and names a page after it. */
function listing(goesOn: boolean): Outside {
  const next = goesOn ? { next: 'https://graph.example/next' } : {};
  const page = { data: [{ ...own, id: '8', caption: 'Else' }], paging: { cursors: { after: 'c' }, ...next } };
  return outsideWith(instagram, {
    fetch: async (url) => Response.json(new URL(url).pathname.endsWith('/media') ? page : own),
  });
}
const sent = sentOf(post);

test('a post is not said to be none of the account’s by a list whose next page nobody can ask for', async () => {
  const page = { data: [{ ...own, id: '8' }], paging: { next: 'https://graph.example/next' } };
  const outside = outsideWith(instagram, { fetch: async () => Response.json(page) });
  const found = await instagram.settle.findByLink(outside, account, 'https://www.instagram.com/p/else/');
  expect(found).toMatchObject({ ok: false, failure: { kind: 'unknown' } });
});

test('beside a post that stands a list that goes on leaves its copies open, and a whole one does not', async () => {
  const watch = (goesOn: boolean) => instagram.settle.watch(listing(goesOn), account, sent, '9');
  const unlisted = { platformCode: 'list-too-long' };
  expect(await watch(true)).toMatchObject({ ok: true, value: { stands: true, copies: [], unlisted } });
  expect(await watch(false)).toEqual({ ok: true, value: { stands: true, copies: [] } });
});
