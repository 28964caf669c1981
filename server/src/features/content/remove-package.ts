// Remove a package from the lists; for a month it can be restored. What is published of it stays in the history (C-69).
import type { Actor, Context } from '../../context.ts';
import { refuseScheduled } from '../publishing/refuse-scheduled.ts';
import { findPackage } from './find-package.ts';
import { deletePackage } from './store/trash.ts';

type Asked = { pkguid?: string | undefined; pkGUID?: string | undefined };

export async function removePackage(context: Context, actor: Actor, asked: Asked): Promise<{}> {
  const id = asked.pkguid ?? asked.pkGUID ?? '';
  await context.db.transaction().execute(async (tx) => {
    const found = await findPackage(tx, actor, { id, to: 'change' });
    // Deleting holds it: whoever schedules it in this moment is seen after it, or finds it deleted.
    await deletePackage(tx, found.id);
    await refuseScheduled(tx, { draftId: null, packageId: found.id });
  });
  return {};
}
