// A video that only its owner sees is shown as that, can be changed and taken down; and what of it differs is what YouTube gets.
import { randomBytes } from 'node:crypto';
import { askYouTube, Uploaded } from '@herald/channels/youtube/answers.ts';
import { youtube } from '@herald/channels/youtube/index.ts';
import { readVideo } from '@herald/channels/youtube/settle.ts';
import { mediaTypes, PackageBody } from '@herald/contract/content.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { bindTestAccount } from '../../db/test-account.ts';
import { keepTestFile } from '../../db/test-file.ts';
import { leaveEditUnknown, putThere } from '../../db/test-doubts.ts';
import { writeThere } from '../../db/test-owner.ts';
import { passTime, toldOf, touch, turn } from '../../db/test-turns.ts';
import { fromContent, testNewsroom, type Newsroom } from '../../test-newsroom.ts';
import { savePackage } from '../content/save-package.ts';
import { editPackage } from './edit-package.ts';
import { publishPackage } from './publish-package.ts';
import { readLive } from './read-live.ts';
import { loadAccount } from '../accounts/load-account.ts';
import { openOutside } from '../accounts/open-outside.ts';
import { readPublication } from './read-publication.ts';
import type { Publication } from './store/rows.ts';
import { listStandings } from './store/standings.ts';
import { watchPublications } from './watch-publications.ts';
import { withdrawPublication } from './withdraw-publication.ts';

let room: Newsroom;
beforeAll(async () => {
  room = await testNewsroom({ clientTimeoutMs: 5_000 });
});
afterEach(() => room.sandbox.order('/_settings', { unreviewed: false }));
afterAll(() => room.close());

const start = Buffer.from('0000001866747970697366600000020069736f6d69736f32', 'hex');

async function published(more: Record<string, unknown>) {
  const { context, maya, sandbox } = room;
  const account = await bindTestAccount(context, maya, sandbox, 'youtube');
  const { id, externalId } = account;
  const film = await keepTestFile(context, maya, {
    name: 'a.mp4',
    ending: 'mp4',
    mimeType: 'video/mp4',
    side: null,
    mediaType: mediaTypes.video,
    bytes: Buffer.concat([start, randomBytes(2_000)]),
  });
  const write = ({ text = 'Noon', ...rest }: Record<string, unknown>) => {
    const materialList = [{ mediaType: mediaTypes.text, content: text }, film];
    return savePackage(context, maya, PackageBody.parse({ title: 'Bells', materialList, ...more, ...rest }));
  };
  const { pkGUID } = await write({});
  const [one] = await publishPackage(context, maya, [{ pkGUID, bids: [id] }], fromContent);
  if (!one) throw new Error('nothing was queued');
  const live = await room.advance(one);
  const posts = () => sandbox.posts('youtube', externalId);
  const change = async (rest: Record<string, unknown>, overwrite: string[] = []) => {
    await write({ pkGUID, ...rest });
    return editPackage(context, maya, { opp_id: live.id, pkGUID, overwrite }, fromContent);
  };
  return { account, live, posts, change };
}

it('a video chosen private is there, by its id and address, for its owner alone; it can be changed and taken down', async () => {
  const chosen = { extendAttributes: [{ itemName: 'youtubePrivacy', value: 'private' }] };
  const { live, posts, change } = await published(chosen);
  expect(live).toMatchObject({ state: 'published', reason: 'reason-owner-only' });
  const [standing] = await posts();
  expect([live.external_id, live.external_url]).toEqual([
    standing?.externalId,
    expect.stringContaining(standing?.externalId ?? '?'),
  ]);
  expect(JSON.stringify(live.evidence)).toContain('private');
  await change({ title: 'Other bells' });
  const edited = await room.advance(live, ['published']);
  expect(edited).toMatchObject({ reason: 'reason-owner-only', live_post: { title: 'Other bells' } });
  await withdrawPublication(room.context, room.maya, { id: live.id });
  expect(await room.advance(live, ['withdrawn'])).toMatchObject({ state: 'withdrawn' });
});

const seenBy = (value: string) => ({ extendAttributes: [{ itemName: 'youtubePrivacy', value }] });

async function privacyThere(accountId: string, { external_id: id }: Publication) {
  const bound = await loadAccount(room.context, accountId);
  if (!bound) throw new Error('the account is bound');
  const outside = openOutside(room.context, youtube, { timeoutMs: 5_000 });
  const read = await readVideo(outside, bound.account, id ?? '');
  return read.ok && read.value?.status.privacyStatus;
}

it('a video chosen private is opened by an edit of that alone, and closed again, as its readers see it', async () => {
  const { account, live, change } = await published(seenBy('private'));
  expect(await privacyThere(account.id, live)).toBe('private');
  await expect(change(seenBy('private'))).rejects.toMatchObject({ code: 'nothing-to-change' });
  await change(seenBy('public'));
  const opened = await room.advance(live, ['published']);
  expect(opened).toMatchObject({ reason: 'reason-edited', owner_only: null });
  expect(await privacyThere(account.id, live)).toBe('public');
  await change(seenBy('private'));
  expect(await room.advance(live, ['published'])).toMatchObject({
    reason: 'reason-owner-only',
    owner_only: 'chosen',
  });
  expect(await privacyThere(account.id, live)).toBe('private');
});

it('opened by an edit that was never answered it is closed again, though private is what we last knew of it', async () => {
  const { account, live, change } = await published(seenBy('private'));
  await change(seenBy('public'));
  await putThere(room, live);
  await leaveEditUnknown(room, live);
  expect(await privacyThere(account.id, live)).toBe('public');
  await passTime(room, 600_000);
  await change(seenBy('private'), [account.id]);
  const closed = await room.advance(await room.read(live.id), ['published', 'edit-failed']);
  expect(closed).toMatchObject({ state: 'published', reason: 'reason-owner-only' });
  expect(await privacyThere(account.id, live)).toBe('private');
});

it('is its owner’s alone whatever becomes of a change of it: refused, unheard of, or seen to have taken effect', async () => {
  const chosen = { extendAttributes: [{ itemName: 'youtubePrivacy', value: 'private' }] };
  const { account, live, change } = await published(chosen);
  const at = {
    platform: 'youtube',
    account: account.externalId,
    operation: 'youtube.edit',
    times: 99,
  } as const;
  await room.sandbox.strike({ ...at, fault: 'unseen' });
  await change({ title: 'Refused bells' });
  const refused = await room.advance(live, ['edit-failed']);
  const line = await readPublication(room.context, room.maya, { id: live.id });
  expect([refused.reason, line.item.ownerOnly]).toEqual(['reason-edit-failed', true]);
  const counted = await listStandings(room.context.db, [live.package_id]);
  expect(counted).toMatchObject([{ total: 1, live: 0, ownerOnly: 1 }]);
  await room.sandbox.liftFaults();
  await room.sandbox.strike({ ...at, fault: 'reset-after' });
  await change({ title: 'Unheard bells' });
  const seen = await room.advance(live, ['published']);
  expect(seen).toMatchObject({ reason: 'reason-owner-only', live_post: { title: 'Unheard bells' } });
});

it('a public video that YouTube locked is never called public, and says what to do', async () => {
  await room.sandbox.order('/_settings', { unreviewed: { youtube: true } });
  const { live } = await published({});
  expect(live).toMatchObject({ state: 'published', reason: 'reason-locked-private' });
  expect(live.external_id).not.toBeNull();
  expect(await toldOf(room, live)).toEqual(['message-owner-only']);
});

it('what its owner hides at YouTube after it went live is not called live any more, and what he shows again is; he is told', async () => {
  const { account, live, change } = await published({});
  const bound = await loadAccount(room.context, account.id);
  if (!bound || live.external_id === null) throw new Error('there is no video');
  const outside = openOutside(room.context, youtube, { timeoutMs: 5_000 });
  const reachByLink = async () => {
    const link = live.external_url ?? '';
    const found = await youtube.settle.findByLink(outside, bound.account, link, live.post);
    return found.ok && found.value !== null && found.value !== 'unreadable' && found.value.ownerOnly;
  };
  const ofOwner = async (privacyStatus: string, description = 'Noon') => {
    const snippet = { title: 'Bells', description, categoryId: '22' };
    const json = { id: live.external_id, snippet, status: { privacyStatus } };
    const question = {
      method: 'PUT',
      path: 'youtube/v3/videos',
      query: { part: 'snippet,status' },
      body: { json },
    } as const;
    expect(await askYouTube(outside, bound.account.token.access, question, Uploaded)).toMatchObject({
      ok: true,
    });
    await touch(room, live, { watch_at: new Date(0) });
    await watchPublications(room.context);
    return readPublication(room.context, room.maya, { id: live.id });
  };
  expect(live).toMatchObject({ reason: 'reason-platform-said-live', owner_only: null });
  expect(await toldOf(room, live)).toEqual(['message-live']);
  const hidden = await ofOwner('private');
  expect(await reachByLink()).toBe('locked');
  expect(hidden.item).toMatchObject({ state: 'published', reason: 'reason-made-private', ownerOnly: true });
  expect(await toldOf(room, live)).toEqual(['message-live', 'message-owner-only']);
  await change({ description: 'About noon' });
  const edited = await room.advance(live, ['published']);
  expect(edited).toMatchObject({ reason: 'reason-made-private', owner_only: 'made' });
  expect(await toldOf(room, live)).toHaveLength(2);
  const shown = await ofOwner('public', 'About noon');
  expect(await toldOf(room, live)).toEqual(['message-live', 'message-owner-only', 'message-live']);
  expect(await reachByLink()).toBeUndefined();
  expect(shown.item).toMatchObject({
    state: 'published',
    reason: 'reason-platform-said-live',
    ownerOnly: false,
  });
});

it('R-HIST-007: a new description alone is a change, other words under it are none, and nothing else goes with it', async () => {
  const { live, posts, change } = await published({ description: 'About noon', keywords: 'noon, bells' });
  await expect(change({ text: 'Midday' })).rejects.toMatchObject({
    code: 'nothing-to-change',
  });
  const shown = await readLive(room.context, room.maya, { id: live.id }, fromContent);
  expect(shown.content).toMatchObject({ description: 'About noon', keywords: 'noon,bells' });
  expect(shown.targets[0]?.live).toMatchObject({ text: 'About noon', keywords: ['noon', 'bells'] });
  await change({ description: 'About midnight' });
  await room.advance(live, ['published']);
  expect(await posts()).toMatchObject([{ text: 'About midnight' }]);
});

/** A tag of ours that is missing there is nobody's words, and may have been dropped by YouTube. */
it('is edited where nobody can tell whose tags stand there, beside the last words of ours or earlier ones', async () => {
  const { live, change } = await published({ keywords: 'noon' });
  const untagged = { ...live.post, keywords: [] };
  await writeThere(room, live, untagged, [live.post]);
  await change({ title: 'Second bells' });
  const second = await room.advance(live, ['published', 'edit-failed']);
  expect(second).toMatchObject({ state: 'published', reason: 'reason-edited' });
  await writeThere(room, live, untagged, [live.post]);
  await change({ title: 'Third bells' });
  expect(await room.advance(second, ['published', 'edit-failed'])).toMatchObject({ reason: 'reason-edited' });
});

it('a quota of our whole application that the look before an edit hears of rests the platform', async () => {
  const { context, sandbox } = room;
  const { live, change } = await published({});
  await sandbox.order('/_settings', { rateLimit: 'documented' });
  // 10,000 units a day, of which an edit takes 51.
  for (let spent = 0; spent < 10_000; spent += 51)
    await writeThere(room, live, live.post).catch(() => undefined);
  await change({ title: 'Other bells' });
  expect(await turn(room, live)).toMatchObject({ state: 'editing', reason: 'reason-busy' });
  const state = context.db.selectFrom('platform_state').select('not_before');
  const youtubes = state.where('channel_id', '=', live.channel_id);
  expect((await youtubes.executeTakeFirstOrThrow()).not_before).not.toBeNull();
});
