// Words that somebody else put in the place of ours are noticed by the post's own id, whatever its account's list shows (row 26).
import { facebook } from '@herald/channels/facebook/index.ts';
import type { Outside } from '@herald/channels/channel.ts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { writeThere } from '../../db/test-owner.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import { touch } from '../../db/test-turns.ts';
import type { Newsroom } from '../../test-newsroom.ts';
import { watchPublications } from './watch-publications.ts';

let room: Newsroom;
keepNewsroom(
  (opened) => {
    room = opened;
  },
  { clientTimeoutMs: 900, quietWindowMs: 200, retryBaseMs: 2, lookEveryMs: 200, watchAgainMs: 60_000 },
);

/** A page that can be asked for is never the last; of the other nobody is told how to ask for it. */
const pagings = {
  'too long': { cursors: { after: '1' }, next: 'https://graph.test/?after=1' },
  'not whole': { next: 'https://graph.test/?limit=100' },
} as const;
const counts = { 'too long': 1, 'not whole': 0 } as const;

/** Herald, to which Facebook's list goes on so. */
function listing(how: keyof typeof pagings): Newsroom['context'] {
  const bent = (outside: Outside): Outside => ({
    ...outside,
    async fetch(url, init) {
      if (url.includes('after=1')) return Response.json({ data: [], paging: pagings[how] });
      const answer = await outside.fetch(url, init);
      return url.includes('published_posts')
        ? Response.json({ ...z.looseObject({}).parse(await answer.json()), paging: pagings[how] })
        : answer;
    },
  });
  const watch: typeof facebook.settle.watch = (outside, ...rest) =>
    facebook.settle.watch(bent(outside), ...rest);
  const settle = { ...facebook.settle, watch };
  const channels = room.context.channels.map((one) => (one.id === 31 ? { ...one, settle } : one));
  return { ...room.context, channels };
}

it.each(['too long', 'not whole'] as const)('also where the list is %s', async (how) => {
  const account = await room.account('facebook');
  const live = await room.advance(await room.publish(account, `Old words, ${how}`));
  await room.edit(live, `New words, ${how}`);
  const edited = await room.advance(live, ['published', 'edit-failed']);
  expect(edited).toMatchObject({ state: 'published', reason: 'reason-edited' });
  await writeThere(room, edited, { ...edited.post, text: 'Of somebody else' });

  await touch(room, live, { watch_at: new Date(0) });
  await watchPublications(listing(how));
  const seen = await room.read(live.id);
  // A list that is too long stays so: counted. One that is not whole is looked at again soon.
  expect(seen).toMatchObject({
    state: 'published',
    reason: 'reason-other-words',
    watches: counts[how],
    misses: 0,
  });
  expect(seen.watch_at).not.toBeNull();
});
