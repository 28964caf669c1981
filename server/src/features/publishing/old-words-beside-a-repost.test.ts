// Between a repost's deletion and its new post the account stands empty: the old words are not published there unasked.
import { beforeAll, expect, it } from 'vitest';
import { keepNewsroom } from '../../db/test-room.ts';
import { partsOn } from '../../db/test-parts.ts';
import { publishSaved, say, sendInVain } from '../../http/test-words.ts';
import { fromContent, type Newsroom } from '../../test-newsroom.ts';
import { editPackage } from './edit-package.ts';
import { followReposts } from './follow-reposts.ts';
import { retryPublication } from './retry-publication.ts';

let room: Newsroom;
keepNewsroom((opened) => {
  room = opened;
});
beforeAll(() => room.sandbox.order('/_settings', { duplicateFilter: false }));

it.each(['published anew', 'tried again'] as const)(
  'the old words are not %s beside those that are posted in their place',
  async (how) => {
    const account = await room.account('twitter');
    const first = await say(room, `Boat at eight, ${how}.`);
    const inVain = await sendInVain(room, await publishSaved(room, account, first.pkGUID));
    const live = await room.advance(await publishSaved(room, account, first.pkGUID), ['published']);
    const second = await say(room, `Boat at nine, ${how}.`);
    await editPackage(
      room.context,
      room.maya,
      { opp_id: live.id, pkGUID: second.pkGUID, repost: [account.id] },
      fromContent,
    );
    await room.advance(live, ['withdrawn']);
    const again =
      how === 'tried again'
        ? retryPublication(room.context, room.maya, { id: inVain.id })
        : publishSaved(room, account, first.pkGUID);
    await expect(again).rejects.toMatchObject({ code: 'already-on-its-way' });
    await followReposts(room.context);
    for (const part of await partsOn(room.context, account))
      if (part.state === 'scheduled') await room.advance(part, ['published']);
    const standing = (await room.posts(account)).filter(({ removedAt }) => removedAt === undefined);
    expect(standing.map(({ text }) => text)).toEqual([`Boat at nine, ${how}.`]);
  },
);
