// A look for tests of what follows from it: one call that was lost at noon, looked for so many minutes later.
import type { SettledBy } from '@herald/channels/channel.ts';
import type { Settlement } from '@herald/channels/settlement.ts';
import { paceOf } from './open-context.ts';
import { decideLook, type Looked, type Ways } from './features/publishing/decide-look.ts';

export const pace = paceOf(1);
export const minute = 60_000;
export const sentAt = new Date('2026-11-21T12:00:00Z');
export const after = (minutes: number) => new Date(sentAt.getTime() + minutes * minute);
export const quietOver = 17;

export const looked: Looked = {
  state: 'reconciling',
  reason: 'reason-answer-lost',
  negative_looks: 0,
  last_look_at: null,
  settle_at: after(quietOver),
  hold_until: after(20),
  tries: 0,
};
export const absent: Settlement = { state: 'absent', looked: 4 };
export const key: SettledBy = { by: 'key', windowSeconds: 3_600 };
export const handle: SettledBy = { by: 'handle' };
export const list: SettledBy = { by: 'list', refusesTwins: true };
export const nothing: SettledBy = { by: 'nothing' };

const no = { resends: false, refused: false, unwanted: false, rests: false, signedOut: false };
const usual = { ...no, callsInDoubt: 1 };

export function look(
  at: number,
  seen: Settlement,
  settledBy: SettledBy,
  more: Partial<Omit<Ways, 'settledBy'>> & { rest?: Partial<Looked>; askedAt?: number } = {},
) {
  const { rest, askedAt = at, ...ways } = more;
  const times = { at: after(at), askedAt: after(askedAt), sentAt, doubtedSince: sentAt, pace };
  return decideLook({ ...looked, ...rest }, seen, { ...usual, ...ways, settledBy }, times);
}
