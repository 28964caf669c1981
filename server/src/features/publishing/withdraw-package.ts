// Withdraw a package: every publication of it that is live or on its way, each tracked by itself (D-03).
import type { Code } from '@herald/contract/codes.ts';
import type { PublicationState } from '@herald/contract/publications.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { authoriseTouch } from './authorise-touch.ts';
import { refuseStanding } from './refuse-standing.ts';
import { listOfPackage } from './store/publications.ts';
import { withdrawPublication } from './withdraw-publication.ts';

const refusals: ReadonlySet<Code> = new Set(['already-sending', 'stands-otherwise']);

/** What can be neither stopped nor taken down is left out; nothing at all is a refusal. */
export async function withdrawPackage(
  context: Context,
  actor: Actor,
  { id }: { id: string },
): Promise<{ publications: { id: string; state: PublicationState }[] }> {
  const all = await listOfPackage(context.db, id);
  authoriseTouch(actor, all[0]?.department_id);
  const done: { id: string; state: PublicationState }[] = [];
  for (const one of all) {
    const asked = await withdrawPublication(context, actor, { id: one.id }).catch(leftOut);
    if (asked) done.push({ id: one.id, state: asked.state });
  }
  if (done.length === 0) refuseStanding((await listOfPackage(context.db, id)).map(({ state }) => state));
  return { publications: done };
}

function leftOut(error: unknown): null {
  if (error instanceof Refusal && refusals.has(error.code)) return null;
  throw error;
}
