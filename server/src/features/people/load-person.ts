// Load: one person with department, roles and the permission codes these open.
import type { Context } from '../../context.ts';
import { personById, type PersonRow } from './store.ts';

export type Person = PersonRow;

export function loadPerson(context: Context, personId: string): Promise<Person | undefined> {
  return personById(context.db, personId);
}
