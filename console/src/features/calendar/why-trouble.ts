// Why an entry of the calendar is in trouble: of the first account where it is, never of one where it stands.
import { troubleStates, type CalendarItem } from '@herald/contract/endpoints/calendar.ts';
import { say } from '../../lib/say.ts';

/** Null where nothing is in trouble, or no more can be said of it. */
export function whyTrouble({ accounts }: Pick<CalendarItem, 'accounts'>): string | null {
  const broken = accounts.find(({ state, reason }) => troubleStates.has(state) && say(reason) !== '');
  return broken ? `${broken.name}: ${say(broken.reason)}` : null;
}
