// Find whose publications a person asks for: the own ones, the own department's, or everybody's, which needs the code for it.
import { signs } from '@herald/contract/permissions.ts';
import type { TotalsAsked } from '@herald/contract/totals.ts';
import type { Actor } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import type { HistoryScope } from './store/history.ts';

export function findWhose(actor: Actor, of: TotalsAsked['of']): HistoryScope {
  if (of === 'all' && !actor.signs.has(signs.seesAll)) throw new Refusal('forbidden');
  const scopes: Record<typeof of, HistoryScope> = {
    mine: { requestedBy: actor.personId },
    department: { departmentId: actor.departmentId },
    all: 'all',
  };
  return scopes[of];
}
