// Move packages to another category, all or none: each is another version of itself, its drafts go along, and what waits for its time is not changed.
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { refuseScheduled } from '../publishing/refuse-scheduled.ts';
import { changePackage } from './change-package.ts';
import { findPackage } from './find-package.ts';
import { refuseOldFormat } from './refuse-old-format.ts';
import { allCategories } from './store/categories.ts';
import { holdDraftsOf, moveDraftsOf } from './store/drafts.ts';

/** Errors: not-found for an unknown category or package, still-scheduled, old-format. */
export async function movePackages(
  context: Context,
  actor: Actor,
  { pkGUIDs, channel }: { pkGUIDs: readonly string[]; channel: string },
): Promise<{ moved: number }> {
  const { db } = context;
  const known = await allCategories(db);
  if (!known.some(({ name }) => name === channel)) throw new Refusal('not-found');
  const ids = [...new Set(pkGUIDs)].toSorted();
  await db.transaction().execute(async (tx) => {
    await holdDraftsOf(tx, ids);
    for (const id of ids) {
      const found = await findPackage(tx, actor, { id, to: 'change' });
      refuseOldFormat(found);
      const content = { ...found.content, channel };
      const { version: from } = found;
      const to = await changePackage(context, tx, actor, { id: found.id, seen: from, content });
      await moveDraftsOf(tx, { packageId: found.id, from, to, channel, by: actor.personId });
      // After the change, which holds the package: whoever schedules it is seen or waits.
      await refuseScheduled(tx, { draftId: null, packageId: found.id });
    }
  });
  return { moved: ids.length };
}
