// How it stands with what is being edited here: held by this person until when, or lost, and what it is then (D-01).
import { onItsWay } from '@herald/contract/publications.ts';
import { call } from '../../lib/call.ts';
import { publishingEndpoints } from '@herald/contract/endpoints/publishing.ts';
import { readSchedule } from './api.ts';
import { liveOn } from './publication-progress.ts';
import { isGone } from './refusal-kinds.ts';
import type { Grabbed } from './schedule-calls.ts';

export type HoldStanding =
  /** ISO instant. */
  | { readonly kind: 'mine'; readonly until: string }
  | { readonly kind: 'taken'; readonly by: string; readonly until: string }
  /** It waits, and nobody holds it. */
  | { readonly kind: 'free'; readonly pubTime: string; readonly zone: string; readonly dueAt: string }
  /** Another schedule has taken its place. */
  | { readonly kind: 'anew'; readonly id: string; readonly pubTime: string; readonly zone: string }
  | { readonly kind: 'sent' }
  /** Withdrawn, as far as is known. */
  | { readonly kind: 'ended' };

export function holdIn({ schedule: { held, pubTime, dueAt }, zone }: Grabbed): HoldStanding {
  if (held === null) return { kind: 'free', pubTime, zone, dueAt };
  const { by, isMine, until } = held;
  return isMine ? { kind: 'mine', until } : { kind: 'taken', by, until };
}

export async function readHold(id: string): Promise<HoldStanding> {
  const found = await readSchedule(id);
  const { state } = found.schedule;
  if (state === 'waiting') return holdIn(found);
  return state === 'withdrawn' ? readAfter(found) : { kind: 'sent' };
}

/** Planned anew, or published in other words, the one before counts as withdrawn. */
async function readAfter({ schedule: { draftid, pkGUID, accounts } }: Grabbed): Promise<HoldStanding> {
  const next = await readSchedule(draftid ?? pkGUID).catch((error: unknown) => {
    if (isGone(error)) return null;
    throw error;
  });
  if (next?.schedule.state === 'waiting')
    return { kind: 'anew', id: next.schedule.id, pubTime: next.schedule.pubTime, zone: next.zone };
  const { items } = await call(publishingEndpoints.historyOfPackage, { id: pkGUID }, { mute: 'all' });
  // What was planned for an account is its newest line, unless something was sent there since.
  const newest = accounts.flatMap(({ id }) => items.filter(({ bid }) => bid === id).slice(-1));
  const isSent = newest.some((item) => onItsWay.includes(item.state) || item.state === 'unknown');
  return { kind: isSent || liveOn(newest).size > 0 ? 'sent' : 'ended' };
}
