// The calls of editing what is scheduled: taking it out of the queue, giving it back, planning it anew, publishing it now.
import { scheduleEndpoints } from '@herald/contract/endpoints/schedules.ts';
import type { OutputOf } from '@herald/contract/endpoint.ts';
import type { Finding } from '@herald/contract/preflight.ts';
import { call } from '../../lib/call.ts';
import { tell } from '../../lib/notices.ts';
import { onWire, type Confirmed } from '../../lib/shown-twins.ts';
import type { Package } from './api.ts';
import type { Identity } from './saved-forms.ts';

export type Grabbed = OutputOf<typeof scheduleEndpoints.grabJob>;

/** The page itself says a refusal. */
const mute = 'all';

/** D-01: held for 15 minutes from now. Not broken off: what was taken by then would stay held by nobody. */
export function grab(id: string): Promise<Grabbed> {
  return call(scheduleEndpoints.grabJob, { id }, { mute });
}

/** Whoever leaves has no page left for a refusal; that its time was moved is told wherever he is (D-01). */
export async function letGo(id: string, movedText: (time: string, zone: string) => string): Promise<void> {
  const left = await call(scheduleEndpoints.releaseJob, { id }, { mute, isAnew: true }).catch(() => null);
  if (left?.moved) tell('warning', movedText(left.schedule.pubTime, left.zone));
}

export type Replanned = {
  readonly id: string;
  readonly pubTime: string;
  readonly bids: readonly string[];
  /** As its schedule was shown when it was opened. */
  readonly shown: readonly { readonly id: string }[];
  readonly identity: Identity;
  readonly confirmed: Confirmed;
};

/** What stands in its way as things are. */
export async function replan({
  bids,
  shown,
  identity: { draftId, pkGUID },
  confirmed,
  ...what
}: Replanned): Promise<readonly Finding[]> {
  const named = draftId === null ? { pkGUID: pkGUID ?? '' } : { draftid: draftId };
  // Whoever left the schedule meanwhile is not brought back by a window that has not seen it.
  const joins = bids.filter((bid) => !shown.some(({ id }) => id === bid));
  const asked = { ...what, ...named, channelBindIds: [...bids], joins, ...onWire(confirmed) };
  return (await call(scheduleEndpoints.updateSchedule, asked, { mute })).warnings;
}

/** C-41: publishing from the edit of what is scheduled. */
const publishFromEditStatus = 4;

export async function publishScheduled(
  schedulePubMaterialId: string,
  { pkGUID }: Package,
  bids: readonly string[],
  confirmed: Confirmed,
) {
  const asked = {
    schedulePubMaterialId,
    pkGUID,
    bids: [...bids],
    status: publishFromEditStatus,
    ...onWire(confirmed),
  };
  return (await call(scheduleEndpoints.publishScheduled, asked, { mute })).publications;
}
