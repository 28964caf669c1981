// Statistics over a range of days: what became of the publications, and what readers did with those that are live.
import { z } from 'zod';
import { ChannelId } from './channel-ids.ts';
import { FigureName } from './figures.ts';
import type { PublicationState } from './publications.ts';

/**
 * `live`: it stands, and readers see it; `with-owner`: it lies where only its account's owner sees it; `unknown`: it was
 * sent, and nobody knows whether it is live, or somebody gave it up before that was known; `coming`: waiting or on its way; `failed`: proven not to be live;
 * `taken-down`: it was live and is so no more.
 */
export const outcomes = ['live', 'with-owner', 'unknown', 'coming', 'failed', 'taken-down'] as const;
const Outcome = z.enum(outcomes);
export type Outcome = z.infer<typeof Outcome>;

/** What each state is to who counts. Null: called off before it was sent; nobody counts what nobody wanted any more. */
export const outcomeOf: Record<PublicationState, Outcome | null> = {
  scheduled: 'coming',
  'auth-required': 'coming',
  preparing: 'coming',
  inflight: 'coming',
  processing: 'coming',
  reconciling: 'unknown',
  unknown: 'unknown',
  'handed-over': 'with-owner',
  published: 'live',
  editing: 'live',
  'edit-failed': 'live',
  withdrawing: 'live',
  failed: 'failed',
  missed: 'failed',
  withdrawn: 'taken-down',
  'externally-removed': 'taken-down',
  cancelled: null,
};

/** At most so many days are asked for at once: a year. */
export const mostDays = 366;

const dayMs = 86_400_000;

/** How many days there are from one to another, both of them counted; days as `YYYY-MM-DD`. */
export function countDays(from: string, until: string): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / dayMs) + 1;
}

/** Days of the platform's zone, the last one whole. */
export const TotalsAsked = z
  .object({
    of: z.enum(['mine', 'department', 'all']).default('mine'),
    from: z.iso.date(),
    until: z.iso.date(),
    channelid: ChannelId.optional(),
    bid: z.string().max(100).optional(),
  })
  .refine(({ from }) => from >= '1970-01-01', { path: ['from'] })
  .refine(({ from, until }) => countDays(from, until) >= 1 && countDays(from, until) <= mostDays, {
    path: ['until'],
  });
export type TotalsAsked = z.infer<typeof TotalsAsked>;

const count = z.number().int().nonnegative();

/** How many publications came to what, and what is known of the readers of those that are live. */
const Tally = z.object({
  outcomes: z.record(Outcome, count),
  /** Of what is live: the sum of what its platforms told last, and of how many posts that is. What none told is missing. */
  figures: z.partialRecord(FigureName, z.object({ sum: count, posts: count })),
  /** Of how many live posts figures were read at all, and when: the oldest and the newest of them. */
  read: z.object({ posts: count, first: z.string().nullable(), last: z.string().nullable() }),
});
export type Tally = z.infer<typeof Tally>;

/**
 * Each publication stands on one day: that on which it went live, or else that for which it is due. What was tried again
 * or posted anew counts once, as what came of it last; an edit is no second post. Days, channels, accounts and categories
 * without a publication are left out.
 */
export const Totals = z.object({
  all: Tally,
  days: z.array(Tally.extend({ day: z.iso.date() })),
  channels: z.array(Tally.extend({ channelid: ChannelId })),
  accounts: z.array(Tally.extend({ bid: z.string(), accountName: z.string(), channelid: ChannelId })),
  /** As the packages are filed now; empty for those that are in none. */
  categories: z.array(Tally.extend({ category: z.string() })),
});
export type Totals = z.infer<typeof Totals>;
