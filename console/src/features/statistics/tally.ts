// Tallies put together for the screen: one line for each day, channel, account or category.
import { channelNames } from '@herald/contract/channel-ids.ts';
import { outcomes, type Tally, type Totals } from '@herald/contract/totals.ts';
import { eachDay, type Range } from './days.ts';

export const groupings = ['day', 'channel', 'account', 'category'] as const;
export type Grouping = (typeof groupings)[number];

/** `aside` tells apart what has the same name. */
export type Line = Tally & { readonly key: string; readonly name: string; readonly aside: string };

export const nothing: Tally = {
  outcomes: { live: 0, 'with-owner': 0, unknown: 0, coming: 0, failed: 0, 'taken-down': 0 },
  figures: {},
  read: { posts: 0, first: null, last: null },
};

export function totalOf({ outcomes: counted }: Pick<Tally, 'outcomes'>): number {
  return outcomes.reduce((sum, outcome) => sum + counted[outcome], 0);
}

/** Every day of the range, those without a post too; the first one first. */
export function dayLines({ days }: Totals, range: Range): Line[] {
  const told = new Map(days.map((one) => [one.day, one]));
  return eachDay(range).map((day) => ({ ...(told.get(day) ?? nothing), key: day, name: day, aside: '' }));
}

/** Days the newest first, the rest by how much stands behind them. */
export function linesOf(
  totals: Totals,
  grouping: Grouping,
  range: Range,
  nameCategory: (category: string) => string = String,
): Line[] {
  const lines: Record<Grouping, () => Line[]> = {
    day: () => dayLines(totals, range).toReversed(),
    channel: () =>
      most(totals.channels.map((one) => line(one, String(one.channelid), channelNames[one.channelid]))),
    account: () =>
      most(totals.accounts.map((one) => line(one, one.bid, one.accountName, channelNames[one.channelid]))),
    category: () => most(totals.categories.map((one) => line(one, one.category, nameCategory(one.category)))),
  };
  return lines[grouping]();
}

function line({ outcomes: counted, figures, read }: Tally, key: string, name: string, aside = ''): Line {
  return { outcomes: counted, figures, read, key, name, aside };
}

function most(lines: readonly Line[]): Line[] {
  return lines.toSorted((one, other) => totalOf(other) - totalOf(one));
}

const weekDays = 7;
const mostBars = 62;

/** Days as the bars of a chart: of a long range a bar is a week, named by its first day. */
export function barsOf(days: readonly Line[]): { readonly each: 'day' | 'week'; readonly bars: Line[] } {
  if (days.length <= mostBars) return { each: 'day', bars: [...days] };
  const weeks = Array.from({ length: Math.ceil(days.length / weekDays) }, (_, at) =>
    days.slice(at * weekDays, (at + 1) * weekDays),
  );
  return {
    each: 'week',
    bars: weeks.flatMap((week) => (week[0] ? [{ ...week[0], outcomes: sum(week) }] : [])),
  };
}

function sum(lines: readonly Line[]): Tally['outcomes'] {
  const counted = { ...nothing.outcomes };
  for (const one of lines) for (const outcome of outcomes) counted[outcome] += one.outcomes[outcome];
  return counted;
}

/** The number an axis ends at: 1, 2 or 5 times a power of ten, and even, so that its half is whole. */
export function topOf(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(highest, 1)));
  const top = [1, 2, 5, 10].map((step) => step * power).find((step) => step >= highest) ?? 10 * power;
  return top % 2 === 0 ? top : top + 1;
}
