// Change a package over the revision its writer has seen: somebody else's change is never overwritten unseen.
import type { Composition } from '@herald/contract/content.ts';
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import type { Actor, Context } from '../../context.ts';
import type { Executor } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { findPackage } from './find-package.ts';
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
  throw overtaken(context, await findPackage(db, actor, { id: change.id, to: 'change' }));
}

export function overtaken(context: Context, now: { changedBy: string | null; updatedAt: Date }): Refusal {
  return new Refusal('changed-elsewhere', {
    who: now.changedBy ?? '',
    at: wallClockOf(now.updatedAt, context.config.zone),
  });
}
