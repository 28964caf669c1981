// A video's recording date: changed on what is live, taken away, refused ahead of now; and never taken for when the video came.
import { randomBytes } from 'node:crypto';
import { askYouTube, OwnersChoices } from '@herald/channels/youtube/answers.ts';
import { youtube } from '@herald/channels/youtube/index.ts';
import { addressOf } from '@herald/channels/youtube/settle.ts';
import { writeBackdate } from '@herald/contract/backdate.ts';
import { dayMs, minuteMs } from '@herald/contract/constants.ts';
import { mediaTypes, PackageBody } from '@herald/contract/content.ts';
import { expect, it } from 'vitest';
import { bindTestAccount } from '../../db/test-account.ts';
import { keepTestFile } from '../../db/test-file.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import { nowPlus } from '../../db/client.ts';
import { fromContent, type Newsroom } from '../../test-newsroom.ts';
import { loadAccount } from '../accounts/load-account.ts';
import { openOutside } from '../accounts/open-outside.ts';
import { savePackage } from '../content/save-package.ts';
import { editPackage } from './edit-package.ts';
import { publishPackage } from './publish-package.ts';
import { readLive } from './read-live.ts';
import { resolvePublication } from './resolve-publication.ts';

let room: Newsroom;
keepNewsroom((opened) => {
  room = opened;
});

const start = Buffer.from('0000001866747970697366600000020069736f6d69736f32', 'hex');
const daysAgo = (days: number) => new Date(Math.floor(Date.now() / 1_000) * 1_000 - days * dayMs);

async function begin() {
  const { context, maya, sandbox } = room;
  const account = await bindTestAccount(context, maya, sandbox, 'youtube');
  const film = await keepTestFile(context, maya, {
    name: 'a.mp4',
    ending: 'mp4',
    mimeType: 'video/mp4',
    side: null,
    mediaType: mediaTypes.video,
    bytes: Buffer.concat([start, randomBytes(2_000)]),
  });
  const materialList = [{ mediaType: mediaTypes.text, content: 'Noon' }, film];
  const write = (at: Date | null, pkGUID?: string) => {
    const backdatedTime = at && writeBackdate(at);
    const body = { title: 'Bells', materialList, backdatedTime, ...(pkGUID ? { pkGUID } : {}) };
    return savePackage(context, maya, PackageBody.parse(body));
  };
  const queue = async (at: Date | null) => {
    const { pkGUID } = await write(at);
    const [one] = await publishPackage(context, maya, [{ pkGUID, bids: [account.id] }], fromContent);
    if (!one) throw new Error('nothing was queued');
    return one;
  };
  const bound = await loadAccount(context, account.id);
  if (!bound) throw new Error('the account is bound');
  return { account, film, write, queue, bound, outside: openOutside(context, youtube, { timeoutMs: 5_000 }) };
}

it('R-COMP-024, R-HIST-007: is another by an edit of it alone, or none, and is never one to come', async () => {
  const { queue, write, bound, outside } = await begin();
  const [first, other] = [daysAgo(40), daysAgo(30)];
  const live = await room.advance(await queue(first), ['published']);
  const there = async () => {
    const query = { part: 'snippet,status,recordingDetails', id: live.external_id ?? '' };
    const question = { method: 'GET', path: 'youtube/v3/videos', query } as const;
    const read = await askYouTube(outside, bound.account.token.access, question, OwnersChoices);
    const at = read.ok && read.value.value.items[0]?.recordingDetails?.recordingDate;
    return at ? new Date(at) : null;
  };
  const change = async (at: Date | null) => {
    await write(at, live.package_id);
    return editPackage(room.context, room.maya, { opp_id: live.id, pkGUID: live.package_id }, fromContent);
  };
  expect(await there()).toEqual(first);
  await expect(change(first)).rejects.toMatchObject({ code: 'nothing-to-change' });
  await expect(change(daysAgo(-1))).rejects.toMatchObject({
    code: 'content-refused',
    problems: [expect.objectContaining({ code: 'backdate-ahead' })],
  });
  await change(other);
  await room.advance(live, ['published']);
  expect(await there()).toEqual(other);
  const shown = await readLive(room.context, room.maya, { id: live.id }, fromContent);
  expect(shown.targets[0]?.live.backdate).toBe(writeBackdate(other));
  await change(null);
  await room.advance(live, ['published']);
  expect(await there()).toBeNull();
});

it('says nothing of when a video came: an older one, made when ours was recorded, is not taken for ours', async () => {
  const { account, film, queue, bound, outside } = await begin();
  const words = { title: 'Bells', text: 'Noon', link: null, images: [], audio: null, cover: null };
  const post = { ...words, video: { ...film, sizeBytes: film.size, ending: 'mp4', altText: '' } };
  const taken = await youtube.prepare?.take(outside, bound.account, post, { key: 'video' }, null);
  const handles = { video: taken?.ok && 'handle' in taken.value ? (taken.value.handle ?? '') : '' };
  const made = await youtube.publish(outside, bound.account, { post, handles, clientKey: 'by-hand' });
  const older = made.ok && made.value.state === 'processing' ? made.value.handle : '';
  const at = { platform: 'youtube', account: account.externalId } as const;
  await room.sandbox.strike({ ...at, operation: 'youtube.publish', fault: 'reset-after', times: 1 });
  const lost = await room.advance(await queue(daysAgo(0)), ['reconciling']);
  await room.sandbox.strike({ ...at, operation: 'youtube.status', fault: 'handle-expires', times: 99 });
  await room.sandbox.strike({
    ...at,
    operation: 'youtube.list',
    fault: 'list-lag',
    lagMs: 60_000,
    times: 99,
  });
  const unknown = await room.advance(lost, ['unknown']);
  // As if the call had been made later than that one by far.
  await room.context.db
    .updateTable('attempt')
    .set({ sent_outside_at: nowPlus(10 * minuteMs) })
    .where('publication_id', '=', unknown.id)
    .execute();
  const answer = { id: unknown.id, answer: 'live', link: addressOf(outside, older) } as const;
  await expect(resolvePublication(room.context, room.maya, answer)).rejects.toMatchObject({
    code: 'link-not-verified',
  });
});
