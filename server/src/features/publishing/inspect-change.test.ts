// What a look may conclude of an edit: nothing where what stood before would look the same.
import type { Channel, Standing } from '@herald/channels/channel.ts';
import type { Post } from '@herald/contract/post.ts';
import { expect, it } from 'vitest';
import { keepNewsroom } from '../../db/test-room.ts';
import type { Newsroom } from '../../test-newsroom.ts';
import { loadAccount } from '../accounts/load-account.ts';
import { findChannel } from './find-channel.ts';
import { inspectChange } from './inspect-change.ts';

let room: Newsroom;
keepNewsroom((opened) => {
  room = opened;
});

/** Of a post from one text to another, on a platform that shows it so. */
async function inspected(from: string, to: string, asSent: (post: Post) => boolean | undefined | 'gone') {
  const { id: accountId } = await room.account('facebook');
  const live = await room.advance(await room.publish({ id: accountId }, from));
  await room.edit(live, to);
  const publication = await room.read(live.id);
  const channel = findChannel(room.context, publication.channel_id);
  const shows = (post: Post): Standing => {
    const isAs = asSent(post);
    if (isAs === 'gone') return { stands: false, copies: [] };
    return { stands: true, copies: [], ...(isAs === undefined ? {} : { asSent: isAs }) };
  };
  const seeing: Channel = {
    ...channel,
    settle: { ...channel.settle, watch: async (_o, _a, { post }) => ({ ok: true, value: shows(post) }) },
  };
  const loaded = await loadAccount(room.context, accountId);
  if (!loaded) throw new Error('there is no account');
  return inspectChange(room.context, { channel: seeing, account: loaded.account }, publication, 'edit');
}

type Shows = Parameters<typeof inspected>[2];
it.each<[string, Shows, string]>([
  ['both, they cannot be told apart', () => true, 'may-not'],
  ['the new ones', ({ text }) => text === 'New words', 'done'],
  ['the old ones', ({ text }) => text === 'Old words', 'not-done'],
  ['neither', () => false, 'others'],
  ['nothing of its words', () => undefined, 'may-not'],
  ['nothing, as it is gone', () => 'gone', 'gone'],
  ['the new ones no more, as it went meanwhile', ({ text }) => text !== 'New words' && 'gone', 'gone'],
])('where what stands says %s', async (_, asSent, seen) => {
  expect(await inspected('Old words', 'New words', asSent)).toBe(seen);
});
