// A call of the first sending that came late brings the words of before an edit: that copy is seen beside the edited post (row 30).
import { expect, it } from 'vitest';
import { facebook } from '@herald/channels/facebook/index.ts';
import { keepDoubtfulRoom } from '../../db/test-doubts.ts';
import type { Newsroom } from '../../test-newsroom.ts';
import { loadAccount } from '../accounts/load-account.ts';
import { openOutside } from '../accounts/open-outside.ts';
import { probeStanding } from './probe-standing.ts';

let room: Newsroom;
keepDoubtfulRoom((opened) => {
  room = opened;
});

it('of an edited post, copies of its first words and of its words of now are found', async () => {
  const account = await room.account('facebook');
  const live = await room.advance(await room.publish(account, 'First words'));
  await room.edit(live, 'Words of now');
  const edited = await room.advance(live, ['published', 'edit-failed']);
  expect(edited).toMatchObject({ state: 'published', reason: 'reason-edited' });
  const bound = await loadAccount(room.context, account.id);
  if (!bound || !edited.live_post) throw new Error('there is no edited post');
  const outside = openOutside(room.context, facebook, { timeoutMs: 2_000 });
  const copiesNow = async () => {
    const seen = await probeStanding(room.context, edited);
    return seen?.ok ? { ...seen.value, copies: [...seen.value.copies].toSorted() } : seen;
  };
  expect(await copiesNow()).toEqual({ stands: true, asSent: true, copies: [] });
  const copies: string[] = [];
  for (const post of [edited.post, edited.live_post]) {
    const sending = { post, handles: {}, clientKey: crypto.randomUUID() };
    const came = await facebook.publish(outside, bound.account, sending);
    if (!came.ok || came.value.state !== 'live') throw new Error('it did not come');
    copies.push(came.value.externalId);
    expect(await copiesNow()).toEqual({ stands: true, asSent: true, copies: copies.toSorted() });
  }
});
