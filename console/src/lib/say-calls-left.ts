// What is left of a platform's limit, in words: of how many, in which time, and whose it is.
import type { CallsLeft } from '@herald/contract/accounts.ts';
import type { TFunction } from 'i18next';
import { currentLanguage } from './i18n.ts';
import { wallClockWithZone } from './wall-clock.ts';

const hourSeconds = 3_600;

export function sayCallsLeft(t: TFunction, { left, of, perSeconds, shared, backAt }: CallsLeft): string {
  const span = perSeconds > hourSeconds ? 'accounts.facts.ofDay' : 'accounts.facts.ofHour';
  const written = new Intl.NumberFormat(currentLanguage());
  const words = t(span, { left: written.format(left), of: written.format(of) });
  if (!shared) return words;
  const whose =
    backAt === null
      ? t('accounts.facts.shared')
      : t('accounts.facts.sharedUntil', { at: wallClockWithZone(backAt) });
  return `${words} ${whose}`;
}
