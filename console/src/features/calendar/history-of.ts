// Where the history shows what went out of an entry.
import type { CalendarItem } from '@herald/contract/endpoints/calendar.ts';

export function historyOf({ title }: Pick<CalendarItem, 'title'>): string {
  return `/api/content/publish/pubHistory?${new URLSearchParams({ title }).toString()}`;
}
