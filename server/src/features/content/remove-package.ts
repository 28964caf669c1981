// Remove a package from the lists; for a month it can be restored. What is published of it stays in the history (C-69).
import type { Actor, Context } from '../../context.ts';
import { refuseScheduled } from '../publishing/refuse-scheduled.ts';
import { findPackage } from './find-package.ts';
import { deletePackage } from './store/trash.ts';

type Asked = { pkguid?: string | undefined; pkGUID?: string | undefined };

export async function removePackage(context: Context, actor: Actor, asked: Asked): Promise<{}> {
  const id = asked.pkguid ?? asked.pkGUID ?? '';
  const found = await findPackage(context.db, actor, { id, to: 'change' });
  await refuseScheduled(context.db, { draftId: null, packageId: found.id });
  await deletePackage(context.db, found.id);
  return {};
}
