// The edition of the composer: the simple one has its own rules of time, and asks less often how far a conversion is (C-45, C-05).
import { simplePastMs } from '@herald/contract/constants.ts';
import { createContext, use } from 'react';
import { applyLead } from './lead-rule.ts';

export type Edition = 'full' | 'simple';
export const EditionContext = createContext<Edition>('full');

export function useEdition(): Edition {
  return use(EditionContext);
}

/** `told`: which sentence says that it was moved; null where it was not. `instant` is in epoch milliseconds. */
export type Corrected = { readonly instant: number; readonly told: 'beyond' | 'lead' | null };

/** When a post may go out: in the simple edition what is past is reset to now with its own sentence, and then the lead rule has its say. */
export function correctTime(edition: Edition, chosen: number, now: number): Corrected {
  const isPast = edition === 'simple' && chosen < now - simplePastMs;
  const { instant, moved } = applyLead(isPast ? now : chosen, now);
  if (isPast) return { instant, told: 'beyond' };
  return { instant, told: moved ? 'lead' : null };
}

/** An earlier date that lies ahead: the simple edition resets it to now, the full one leaves it to the checks. */
export function correctBackdate(edition: Edition, chosen: number, now: number): Corrected {
  if (edition === 'full' || chosen <= now) return { instant: chosen, told: null };
  return { instant: now, told: 'beyond' };
}
