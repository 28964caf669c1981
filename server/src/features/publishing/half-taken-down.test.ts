// A post taken down by half, its film deleted and itself not: that is told however the rest of it ended.
import { hourMs } from '@herald/contract/constants.ts';
import { Language } from '@herald/contract/languages.ts';
import { say } from '@herald/contract/sentences/say.ts';
import type { MediaItem } from '@herald/contract/content.ts';
import { expect, it } from 'vitest';
import { bindTestAccount } from '../../db/test-account.ts';
import { answeredBy } from '../../db/test-answers.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import { passTime, toldOf, touch } from '../../db/test-turns.ts';
import { keepTestVideo } from '../../db/test-video.ts';
import { advanceUntil, fromContent, type Newsroom } from '../../test-newsroom.ts';
import { listInbox } from '../messages/list-inbox.ts';
import { advancePublication } from './advance-publication.job.ts';
import { editPackage } from './edit-package.ts';
import { readPublication } from './read-publication.ts';
import type { Publication } from './store/rows.ts';
import { withdrawPublication } from './withdraw-publication.ts';

let room: Newsroom;
keepNewsroom(
  (opened) => {
    room = opened;
  },
  { clientTimeoutMs: 5_000, retryBaseMs: 1, lookAtMostMs: hourMs },
);

async function liveFilm(platform: 'vk' | 'facebook', kept?: MediaItem): Promise<Publication> {
  const { context, maya, sandbox } = room;
  const account = await bindTestAccount(context, maya, sandbox, platform);
  const film = kept ?? (await keepTestVideo(context, maya, 2_000));
  const live = await room.advance(await room.publish({ id: account.id }, undefined, [film]), ['published']);
  await withdrawPublication(context, maya, { id: live.id });
  return live;
}

const refusedBy = (code: number) => (url: URL) =>
  url.pathname.endsWith('/wall.delete')
    ? Response.json({ error: { error_code: code, error_msg: 'no', request_params: [] } })
    : null;

/** Turn after turn, the clock going on between them, until nobody asks any more. */
async function toTheEnd(live: Publication, answer: Parameters<typeof answeredBy>[1]): Promise<Publication> {
  const { context } = answeredBy(room.context, answer);
  for (let turns = 0; turns < 12; turns += 1) {
    await touch(room, live, { wake_at: new Date(0) });
    await advancePublication.run(context, { accountId: live.account_id });
    const now = await room.read(live.id);
    if (now.state !== 'withdrawing') return now;
    await passTime(room, hourMs / 8);
  }
  throw new Error('it is still asked for');
}

it.each([
  ['a lasting no', 15],
  ['a rate to the end', 9],
  ['a token refused to the end', 5],
  ['trouble to the end', 10],
])('R-HIST-006: VK: refused by %s (%i), the deleted film is told', async (_case, code) => {
  const live = await liveFilm('vk');
  const ended = await toTheEnd(live, refusedBy(code));
  expect(ended).toMatchObject({ state: 'published', reason: 'reason-half-taken-down' });
  expect(await toldOf(room, ended)).toContain('message-change-failed');
  for (const language of Language.options) {
    const reader = { ...room.maya, language };
    const { items } = await listInbox(room.context, reader, { page: 1, pageSize: 100 });
    const texts = items.filter(({ link }) => link.includes(live.id)).map(({ text }) => text);
    expect(texts.join('\n')).toContain(say(language, 'reason-half-taken-down', {}));
  }
  const { events } = await readPublication(room.context, room.maya, { id: live.id });
  expect(events.some(({ evidence }) => evidence['gone'] === 'word-film-gone')).toBe(true);
});

it('VK: edited after that, the change stands and the video is said to be gone', async () => {
  const film = await keepTestVideo(room.context, room.maya, 2_000);
  const half = await toTheEnd(await liveFilm('vk', film), refusedBy(15));
  const asked = { opp_id: half.id, pkGUID: await room.write('Other words', [film]) };
  await editPackage(room.context, room.maya, asked, fromContent);
  const edited = await room.advance(half, ['published']);
  expect(edited).toMatchObject({ reason: 'reason-edited-filmless', live_post: { text: 'Other words' } });
  const { item } = await readPublication(room.context, room.maya, { id: half.id });
  expect([item.reason, item.ownerOnly]).toEqual(['reason-edited-filmless', false]);
  expect(await postsOf(half)).toMatchObject([{ text: 'Other words', mediaSha256s: [] }]);
});

it('taken down whole after that, nothing is said of halves', async () => {
  const live = await liveFilm('vk');
  const { context } = answeredBy(room.context, refusedBy(10));
  await advancePublication.run(context, { accountId: live.account_id });
  expect(await advanceUntil(room.context, live, ['withdrawn'])).toMatchObject({ reason: 'reason-withdrawn' });
});

const refused = { error: { code: 200, message: '(#200) Permissions error', type: 'OAuthException' } };

it('Facebook: a film that is gone and refused as something else leaves no half: its post goes after it', async () => {
  const live = await liveFilm('facebook');
  const gone = { error: { code: 100, error_subcode: 33, message: 'does not exist' } };
  const film = /\/\d+$/;
  let deletions = 0;
  const ended = await toTheEnd(live, ({ pathname }, { method }) => {
    // The sandbox would take the post along.
    if (method === 'GET' && film.test(pathname)) return Response.json(gone, { status: 400 });
    if (method !== 'DELETE') return null;
    deletions += 1;
    if (deletions === 1) return Response.json({ success: true });
    if (deletions === 2) return Response.json({ error: { code: 2, message: 'down' } }, { status: 500 });
    return film.test(pathname) ? Response.json(refused, { status: 403 }) : null;
  });
  expect(ended).toMatchObject({ state: 'withdrawn', reason: 'reason-withdrawn' });
  expect([deletions, await standing(live)]).toEqual([4, 0]);
});

it('Facebook: a post that went with its film is gone, whatever the second call was refused by', async () => {
  const live = await liveFilm('facebook');
  let deletions = 0;
  const ended = await toTheEnd(live, (_url, { method }) => {
    if (method !== 'DELETE' || (deletions += 1) !== 2) return null;
    return Response.json(refused, { status: 403 });
  });
  expect(ended).toMatchObject({ state: 'withdrawn', reason: 'reason-withdrawn' });
  expect(await standing(live)).toBe(0);
});

it('Facebook: one that is seen to stand without its film is told as half taken down', async () => {
  const live = await liveFilm('facebook');
  let deletions = 0;
  const ended = await toTheEnd(live, (_url, { method }) => {
    if (method !== 'DELETE') return null;
    // The sandbox would take the post along.
    if ((deletions += 1) === 1) return Response.json({ success: true });
    return Response.json(refused, { status: 403 });
  });
  expect(ended).toMatchObject({ state: 'published', reason: 'reason-half-taken-down' });
  expect(ended.detail).toContain('Permissions error');
  expect(await standing(live)).toBe(1);
});

async function standing(one: Publication): Promise<number> {
  return (await postsOf(one)).length;
}

async function postsOf({ account_id: id, channel_id: channel }: Publication) {
  const { external_id: page } = await room.context.db
    .selectFrom('channel_account')
    .select('external_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const posts = await room.sandbox.posts(channel === 33 ? 'vk' : 'facebook', page);
  return posts.filter((one) => !one.removedAt);
}
