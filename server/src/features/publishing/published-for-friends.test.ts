// What its creator has published for some alone is told as published and not public: never as lying in his inbox, and never as live.
import { randomBytes } from 'node:crypto';
import { mediaTypes } from '@herald/contract/content.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bindTestAccount } from '../../db/test-account.ts';
import { keepTestFile } from '../../db/test-file.ts';
import { toldOf, turn } from '../../db/test-turns.ts';
import { testNewsroom, type Newsroom } from '../../test-newsroom.ts';

let room: Newsroom;
beforeAll(async () => {
  room = await testNewsroom({ clientTimeoutMs: 5_000 });
});
afterAll(() => room.close());

const start = Buffer.from('0000001866747970697366600000020069736f6d69736f32', 'hex');

it('R-PUB-013: in the inbox, then published for friends, then for everybody: each is told as it is', async () => {
  const { context, maya, sandbox } = room;
  const { id, externalId } = await bindTestAccount(context, maya, sandbox, 'tiktok');
  const film = await keepTestFile(context, maya, {
    name: 'a.mp4',
    ending: 'mp4',
    mimeType: 'video/mp4',
    side: null,
    mediaType: mediaTypes.video,
    bytes: Buffer.concat([start, randomBytes(2_000)]),
  });
  const owned = await room.advance(await room.publish({ id }, 'Noon', [film]), ['handed-over']);
  expect(owned).toMatchObject({ reason: 'reason-with-its-owner', external_id: null });
  const finish = (friends: boolean) =>
    sandbox.order('/_finish', { platform: 'tiktok', account: externalId, friends });
  await finish(true);
  const closed = await turn(room, owned);
  expect(closed).toMatchObject({ state: 'handed-over', reason: 'reason-not-public', external_id: null });
  expect(JSON.stringify(closed.evidence)).toContain('PUBLISH_COMPLETE');
  expect(await toldOf(room, closed)).toEqual([]);
  await finish(false);
  const live = await turn(room, closed);
  const [post] = await sandbox.posts('tiktok', externalId);
  expect(live).toMatchObject({ state: 'published', external_id: post?.externalId });
  expect(await toldOf(room, live)).toEqual(['message-live']);
});
