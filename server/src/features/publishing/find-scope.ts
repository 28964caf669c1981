// Find whose publications a person sees: the own department's, or everybody's with the code for it.
import { signs } from '@herald/contract/permissions.ts';
import type { Actor } from '../../context.ts';
import type { HistoryScope } from './store/history.ts';

export function findScope(actor: Actor): HistoryScope {
  return actor.signs.has(signs.seesAll) ? 'all' : { departmentId: actor.departmentId };
}
