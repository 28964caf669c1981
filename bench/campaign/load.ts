// The load: packages published now or scheduled, to one or two accounts, some by a button that was pressed twice.
import { setTimeout as sleep } from 'node:timers/promises';
import { scheduleLeadMs } from '@herald/contract/constants.ts';
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import { readClock } from '@herald/server/db/client.ts';
import { holdNamedDrafts } from '@herald/server/features/content/hold-named-drafts.ts';
import { markDraftReturned } from '@herald/server/features/content/mark-draft-returned.ts';
import { markDraftScheduled } from '@herald/server/features/content/mark-draft-scheduled.ts';
import { readLivePackage } from '@herald/server/features/content/read-live-package.ts';
import { readPackageForPublishing } from '@herald/server/features/content/read-package-for-publishing.ts';
import { savePackage } from '@herald/server/features/content/save-package.ts';
import { publishPackage } from '@herald/server/features/publishing/publish-package.ts';
import type { ContentSource } from '@herald/server/features/publishing/queue-publications.ts';
import { schedulePackage } from '@herald/server/features/publishing/schedule-package.ts';
import { Refusal } from '@herald/server/refusal.ts';
import { routes, writePackage, type Route, type Wanted } from './content.ts';
import { openDice, type Dice } from './dice.ts';
import type { Stage } from './stage.ts';
import { surviving } from './surviving.ts';
import type { Tier } from './tiers.ts';

export const fromContent: ContentSource = {
  holdDrafts: holdNamedDrafts,
  readPackage: readPackageForPublishing,
  readLivePackage,
  markScheduled: markDraftScheduled,
  markReturned: markDraftReturned,
};

const minuteMs = 60_000;
const scheduled = 0.15;
const clickedTwice = 0.1;
/** Of so many videos one is large, and no more of them than the sandbox's memory bears. */
const largeEvery = 30;
const largeAtMost = 40;

/** Ends when as many publications are queued as the tier wants. */
export async function queueLoad(stage: Stage, tier: Tier, seed: number, over: AbortSignal): Promise<void> {
  const dice = openDice(seed + 2);
  let queued = 0;
  let videos = 0;
  const began = performance.now();
  for (let number = 0; queued < tier.publications && !over.aborted; number += 1) {
    const route = routes[number % routes.length];
    if (!route) throw new Error('there are no routes');
    const round = Math.floor(number / routes.length);
    const bids = route.to.flatMap((one) => {
      const all = stage.accounts[one];
      return all[round % all.length]?.id ?? [];
    });
    const isLarge = route.with === 'video' && videos % largeEvery === 0 && videos < largeEvery * largeAtMost;
    if (route.with === 'video') videos += 1;
    const wanted = { token: `tkn-${seed}-${number}`, chance: dice.roll(), isLarge };
    await surviving((again) => queueOne(stage, { route, wanted, bids, dice }).catch(unlessDone(again)));
    queued += bids.length;
    const ahead = (queued / tier.publications) * tier.loadMs - (performance.now() - began);
    if (ahead > 0) await sleep(ahead * dice.roll() * 2);
  }
}

/** The call before may have been done although its answer was lost: then it is refused as the twin it is. */
function unlessDone(again: boolean) {
  return (error: unknown) => {
    const twin = ['already-on-its-way', 'same-post-again'];
    if (!(again && error instanceof Refusal && twin.includes(error.code))) throw error;
  };
}

type Queued = { route: Route; wanted: Wanted; bids: string[]; dice: Dice };

async function queueOne(stage: Stage, { route, wanted, bids, dice }: Queued): Promise<void> {
  const { context, person } = stage;
  const { pkGUID } = await savePackage(context, person, await writePackage(stage, route, wanted));
  if (dice.roll() < scheduled) {
    const minutes = 1 + dice.below(10);
    return onceUsable(async () => {
      // A minute more than the lead: wall-clock texts know whole seconds only.
      const due = (await readClock(context.db)).getTime() + scheduleLeadMs + minuteMs * minutes;
      const pubTime = wallClockOf(new Date(due), context.config.zone);
      await schedulePackage(context, person, { pubTime, channelBindIds: bids, pkGUID }, fromContent);
    });
  }
  const publish = () => publishPackage(context, person, [{ pkGUID, bids }], fromContent);
  if (dice.roll() >= clickedTwice) return onceUsable(async () => void (await publish()));
  await onceUsable(async () => {
    const clicks = await Promise.allSettled([publish(), publish()]);
    const refused = clicks.flatMap((click): unknown[] => (click.status === 'rejected' ? [click.reason] : []));
    if (refused.length === 2) throw refused[0];
    if (refused.length === 0) throw new Error(`pressed twice, ${wanted.token} was queued twice`);
  });
}

/** An account that waits for its owner; a clock that jumped while a time was chosen. */
const passing = new Set(['account-unusable', 'lead-too-short']);

/** What passes is tried again, as a person would. */
async function onceUsable(act: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof Refusal) || !passing.has(error.code)) throw error;
      await sleep(300);
    }
  }
}
