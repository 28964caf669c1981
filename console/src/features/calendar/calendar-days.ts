// The days of a calendar as "YYYY-MM-DD" texts of the platform's zone; weeks start on Monday.

export const calendarViews = ['month', 'week', 'list'] as const;
export type CalendarView = (typeof calendarViews)[number];

const dayMs = 86_400_000;
const weekDays = 7;

const instantOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const textOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);

/** A day that there is, of this century: before it and behind it nothing is planned, and days far off have texts of another form. */
export function isDay(text: string): boolean {
  if (!/^20\d{2}-\d{2}-\d{2}$|^2100-\d{2}-\d{2}$/.test(text)) return false;
  return !Number.isNaN(instantOf(text)) && textOf(instantOf(text)) === text;
}

export function addDays(day: string, days: number): string {
  return textOf(instantOf(day) + days * dayMs);
}

function mondayOf(day: string): string {
  return addDays(day, -((new Date(instantOf(day)).getUTCDay() + weekDays - 1) % weekDays));
}

const firstOf = (day: string) => `${day.slice(0, 7)}-01`;

function addMonths(day: string, months: number): string {
  const date = new Date(instantOf(firstOf(day)));
  date.setUTCMonth(date.getUTCMonth() + months);
  return textOf(date.getTime());
}

/** Whole weeks around the month, the week of the day, or the days of the month; `day` is one by isDay. */
export function daysOf(view: CalendarView, day: string): string[] {
  const last = addDays(addMonths(day, 1), -1);
  const from = { month: mondayOf(firstOf(day)), week: mondayOf(day), list: firstOf(day) }[view];
  const until = { month: addDays(mondayOf(last), 6), week: addDays(mondayOf(day), 6), list: last }[view];
  const days: string[] = [];
  for (let at = from; at <= until; at = addDays(at, 1)) days.push(at);
  return days;
}

/** The day to look at after turning one page back (-1) or on (1); the same one where the calendar ends. */
export function turned(view: CalendarView, day: string, by: -1 | 1): string {
  const next = view === 'week' ? addDays(day, by * weekDays) : addMonths(day, by);
  return isDay(next) ? next : day;
}

export function sameMonth(one: string, other: string): boolean {
  return one.slice(0, 7) === other.slice(0, 7);
}
