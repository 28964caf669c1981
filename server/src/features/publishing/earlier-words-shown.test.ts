// What a look concludes of an edit where an earlier one was never answered: its words may be those that stand (rows 26 and 27).
import { expect, it } from 'vitest';
import { facebook } from '@herald/channels/facebook/index.ts';
import { leaveEditUnknown } from '../../db/test-doubts.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import type { Newsroom } from '../../test-newsroom.ts';
import { loadAccount } from '../accounts/load-account.ts';
import { inspectChange } from './inspect-change.ts';

let room: Newsroom;
keepNewsroom((opened) => {
  room = opened;
});

const told = { yes: { asSent: true }, no: { asSent: false }, nobody: {} } as const;
type Told = keyof typeof told;

/** Edited once to words of which nobody knows whether they came about, and then to others, or to the same again. */
async function inspected(
  words: { old: string; earlier: string; wanted: string },
  shown: Record<string, Told>,
) {
  const account = await room.account('facebook');
  const live = await room.advance(await room.publish(account, words.old));
  await room.edit(live, words.earlier);
  await leaveEditUnknown(room, live);
  await room.edit(await room.read(live.id), words.wanted);
  const bound = await loadAccount(room.context, account.id);
  if (!bound) throw new Error('there is no account');
  const watch: typeof facebook.settle.watch = async (_outside, _account, { post }) => ({
    ok: true,
    value: { stands: true, copies: [], ...told[shown[post.text] ?? 'nobody'] },
  });
  const reached = { channel: { ...facebook, settle: { ...facebook.settle, watch } }, account: bound.account };
  return inspectChange(room.context, reached, await room.read(live.id), 'edit');
}

it.each([
  ['no', 'yes', 'nobody', 'others'],
  ['no', 'nobody', 'nobody', 'may-not'],
  ['no', 'no', 'nobody', 'not-done'],
  ['no', 'no', 'no', 'others'],
  ['no', 'yes', 'yes', 'may-not'],
  ['no', 'nobody', 'yes', 'may-not'],
  ['no', 'no', 'yes', 'not-done'],
  ['nobody', 'yes', 'no', 'may-not'],
  ['nobody', 'nobody', 'no', 'may-not'],
  ['nobody', 'no', 'no', 'done'],
  ['yes', 'yes', 'no', 'may-not'],
  ['yes', 'no', 'no', 'done'],
] as const)(
  'where it says what was wanted: %s, what was wanted earlier: %s, and what stood before: %s, the edit is %s',
  async (wanted: Told, earlier: Told, before: Told, seen) => {
    const of = (which: string) => `${which} words, ${wanted}, ${earlier}, ${before}`;
    const words = { old: of('Old'), earlier: of('Earlier'), wanted: of('New') };
    const shown = { [words.old]: before, [words.earlier]: earlier, [words.wanted]: wanted };
    expect(await inspected(words, shown)).toBe(seen);
  },
);

it('the same words asked for again are no others: what is not what stood before is they', async () => {
  const words = { old: 'What stood', earlier: 'Asked twice', wanted: 'Asked twice' };
  expect(await inspected(words, { 'What stood': 'no', 'Asked twice': 'nobody' })).toBe('done');
});
