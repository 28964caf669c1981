// What lies in its creator's inbox, of which TikTok says the same for ever: a person ends it, or names the post (rows 17 and 25).
import { expect, it } from 'vitest';
import { bindTestAccount } from '../../db/test-account.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import { waitQuiet } from '../../db/test-turns.ts';
import { keepTestVideo } from '../../db/test-video.ts';
import { looking } from '../../http/test-words.ts';
import { fromContent, type Newsroom } from '../../test-newsroom.ts';
import { publishPackage } from './publish-package.ts';
import { readPublication } from './read-publication.ts';
import { resolvePublication } from './resolve-publication.ts';

let room: Newsroom;
keepNewsroom(
  (opened) => {
    room = opened;
  },
  { clientTimeoutMs: 2_000 },
);

async function handedOver() {
  const { context, maya, sandbox } = room;
  const account = await bindTestAccount(context, maya, sandbox, 'tiktok');
  const film = await keepTestVideo(context, maya, 2_000);
  const one = await room.advance(await room.publish({ id: account.id }, undefined, [film]), ['handed-over']);
  await waitQuiet(one);
  const { item } = await readPublication(context, maya, { id: one.id });
  // From when the button can be pressed is told before it is.
  expect(item).toMatchObject({ mayResolve: true, answersFrom: one.settle_at?.toISOString() });
  return { account, one };
}

it('is not sent again while it lies there, and is dropped where its creator deleted it; then a person confirms a new one', async () => {
  const { one } = await handedOver();
  const { context, maya } = room;
  const answer = (given: 'not-live' | 'drop') =>
    resolvePublication(context, maya, { id: one.id, answer: given });
  await expect(answer('not-live')).rejects.toMatchObject({ code: 'with-its-owner' });
  expect(await answer('drop')).toEqual({ state: 'failed', reason: 'reason-person-dropped' });
  const anew = { bids: [one.account_id], pkGUID: one.package_id };
  const publish = (again: boolean) => publishPackage(context, maya, [{ ...anew, again }], fromContent);
  await expect(publish(false)).rejects.toMatchObject({ code: 'same-post-again' });
  expect(await publish(true)).toHaveLength(1);
});

it('is live, and not dropped, where its creator has published it meanwhile', async () => {
  const { account, one } = await handedOver();
  const { context, maya, sandbox } = room;
  await sandbox.finish('tiktok', account.externalId);
  const [post] = await sandbox.posts('tiktok', account.externalId);
  await resolvePublication(context, maya, { id: one.id, answer: 'drop' });
  expect(await room.read(one.id)).toMatchObject({ state: 'published', external_id: post?.externalId });
});

it('is live once a person names what its creator published, though no look has seen it yet', async () => {
  const { account, one } = await handedOver();
  const { context, maya, sandbox } = room;
  await sandbox.finish('tiktok', account.externalId);
  const [post] = await sandbox.posts('tiktok', account.externalId);
  const { screen_name: name } = await context.db
    .selectFrom('channel_account')
    .select('screen_name')
    .where('id', '=', account.id)
    .executeTakeFirstOrThrow();
  const link = `https://www.tiktok.com/@${name}/video/${post?.externalId}`;
  await resolvePublication(context, maya, { id: one.id, answer: 'live', link });
  expect(await room.read(one.id)).toMatchObject({ state: 'published', external_id: post?.externalId });
});

it('is not sent again by a person either, though a look sees nothing of it: its creator may still publish it', async () => {
  const { one } = await handedOver();
  const blind = looking(room, { state: 'absent', looked: 3 });
  const answer = resolvePublication(blind, room.maya, { id: one.id, answer: 'not-live' });
  await expect(answer).rejects.toMatchObject({ code: 'with-its-owner' });
  expect((await room.read(one.id)).state).toBe('handed-over');
});
