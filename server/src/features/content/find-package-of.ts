// Find the package a draft goes on into, to be changed; where that was deleted since, the draft goes on by itself.
import type { Actor } from '../../context.ts';
import type { Executor } from '../../db/client.ts';
import { findPackage } from './find-package.ts';
import type { DraftRow } from './store/drafts.ts';
import { findPackage as findRow, type PackageRow } from './store/packages.ts';

/** `named` is the package somebody names, who may have opened it without a draft. Errors: not-found. */
export async function findPackageOf(
  db: Executor,
  actor: Actor,
  draft: Pick<DraftRow, 'packageId'> | null,
  named?: string | null,
): Promise<PackageRow | null> {
  const id = named || draft?.packageId;
  if (!id) return null;
  const isGone = id === draft?.packageId && !(await findRow(db, id));
  return isGone ? null : findPackage(db, actor, { id, to: 'change' });
}
