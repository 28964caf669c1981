// Convert drafts into packages, all or none: each says what its draft says, and the draft goes on into it.
import { checkContent } from '@herald/contract/check-content.ts';
import { inItem } from '@herald/contract/problems.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { refuseScheduled } from '../publishing/refuse-scheduled.ts';
import { findDraft } from './find-draft.ts';
import { findPackageOf } from './find-package-of.ts';
import { refuseOldFormat } from './refuse-old-format.ts';
import { renewPackage } from './renew-package.ts';

/** In the order of `ids`. Errors: not-found, content-refused, changed-elsewhere, still-scheduled. */
export async function convertDrafts(
  context: Context,
  actor: Actor,
  { ids }: { ids: readonly string[] },
): Promise<{ pkGUIDs: string[] }> {
  const made = new Map<string, string>();
  await context.db.transaction().execute(async (tx) => {
    // In one order everywhere: two who convert the same drafts come one after the other.
    for (const id of ids.toSorted()) {
      const draft = await findDraft(tx, actor, { id, to: 'change' });
      refuseOldFormat(draft, await findPackageOf(tx, actor, draft));
      const problems = checkContent(draft.content, []);
      const place = ids.indexOf(id) + 1;
      if (problems.length > 0)
        throw new Refusal(
          'content-refused',
          {},
          ids.length > 1 ? problems.map((one) => inItem(one, place)) : problems,
        );
      const packageId = await renewPackage(context, tx, actor, draft);
      await refuseScheduled(tx, { draftId: id, packageId });
      made.set(id, packageId);
    }
  });
  return { pkGUIDs: ids.flatMap((id) => made.get(id) ?? []) };
}
