// Shown twins: which posts a question "publish it again?" was about, so that its yes is for these and for nothing that came since.
import { z } from 'zod';
import type { CallRefusal } from './call-refusal.ts';

/** What a call carries of a person's yes; `twins` are publication ids, of every question so far. */
export type Confirmed = { readonly again: boolean; readonly twins: readonly string[] };
export const unasked: Confirmed = { again: false, twins: [] };

/** Nothing, where nothing was asked yet. */
export const onWire = ({ again, twins }: Confirmed) => (again ? { again, twins: [...twins] } : {});

const Details = z.object({ figures: z.object({ twins: z.string() }) });

/** The yes to this question, beside what was confirmed before. */
export function confirmShown({ details }: Pick<CallRefusal, 'details'>, { twins }: Confirmed): Confirmed {
  const shown = Details.safeParse(details).data?.figures.twins.split(',') ?? [];
  return { again: true, twins: [...new Set([...twins, ...shown])] };
}
