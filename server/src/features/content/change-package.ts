// Change a package over the revision its writer has seen: somebody else's change is never overwritten unseen.
import type { Composition } from '@herald/contract/content.ts';
import type { Actor, Context } from '../../context.ts';
import type { Executor } from '../../db/client.ts';
import { findPackage } from './find-package.ts';
import { refuseStale } from './refuse-stale.ts';
import { updatePackage } from './store/packages.ts';

/** Its revision afterwards; the same as before when the content is. */
export async function changePackage(
  context: Context,
  db: Executor,
  actor: Actor,
  change: { id: string; seen: number | undefined; content: Composition },
): Promise<number> {
  const version = await updatePackage(db, { ...change, by: actor.personId });
  if (version !== undefined) return version;
  return refuseStale(context, await findPackage(db, actor, { id: change.id, to: 'change' }));
}
