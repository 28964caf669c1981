// Days as texts `YYYY-MM-DD`: the range an address asks for, its shortcuts, and what a chart shows of it.
import { countDays, mostDays } from '@herald/contract/totals.ts';

export type Range = { readonly from: string; readonly until: string };

const dayMs = 86_400_000;
const shape = /^\d{4}-\d{2}-\d{2}$/;

function addDays(day: string, number: number): string {
  return new Date(Date.parse(day) + number * dayMs).toISOString().slice(0, 10);
}

function isDay(text: string): boolean {
  const at = shape.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(at) && addDays(text, 0) === text;
}

const lastDays = (today: string, number: number): Range => ({
  from: addDays(today, 1 - number),
  until: today,
});

/** The whole month, for what is still to come of it. */
function monthOf(today: string): Range {
  const from = `${today.slice(0, 7)}-01`;
  const next = addDays(from, 31).slice(0, 7);
  return { from, until: addDays(`${next}-01`, -1) };
}

export const shortcuts = ['today', 'week', 'month', 'thisMonth'] as const;

export function shortcutsOf(today: string): Record<(typeof shortcuts)[number], Range> {
  return {
    today: { from: today, until: today },
    week: lastDays(today, 7),
    month: lastDays(today, 30),
    thisMonth: monthOf(today),
  };
}

/** The last thirty days where an address names none; never turned round, never more than may be asked for. */
export function rangeOf(asked: Range, today: string): Range {
  const until = isDay(asked.until)
    ? asked.until
    : isDay(asked.from) && asked.from > today
      ? asked.from
      : today;
  const from = isDay(asked.from) && asked.from <= until ? asked.from : lastDays(until, 30).from;
  return countDays(from, until) > mostDays ? lastDays(until, mostDays) : { from, until };
}

/** Every day of the range, the first one first. */
export function eachDay({ from, until }: Range): string[] {
  return Array.from({ length: countDays(from, until) }, (_, at) => addDays(from, at));
}
