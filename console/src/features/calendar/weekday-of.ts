// The name of a day's weekday in the reader's language, as short as it has it.
import { currentLanguage } from '../../lib/i18n.ts';

/** `day` is "YYYY-MM-DD". */
export function weekdayOf(day: string): string {
  const names = new Intl.DateTimeFormat(currentLanguage(), { weekday: 'short', timeZone: 'UTC' });
  return names.format(new Date(`${day}T00:00:00Z`));
}
