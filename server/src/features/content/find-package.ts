// Find a package for somebody: readers see their own department's, changers change only those; any other is not there.
import { signs } from '@herald/contract/permissions.ts';
import type { Actor } from '../../context.ts';
import type { Executor } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { findPackage as findRow, type PackageRow } from './store/packages.ts';

export async function findPackage(
  db: Executor,
  actor: Actor,
  asked: { id: string; to: 'read' | 'change' },
): Promise<PackageRow> {
  const found = await findRow(db, asked.id);
  if (!found) throw new Refusal('not-found');
  const allowed =
    found.departmentId === actor.departmentId || (asked.to === 'read' && actor.signs.has(signs.seesAll));
  if (!allowed) throw new Refusal('not-found');
  return found;
}
