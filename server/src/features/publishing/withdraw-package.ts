// Withdraw a package: every publication of it that is live or on its way, each tracked by itself (D-03).
import type { Code } from '@herald/contract/codes.ts';
import type { PublicationState } from '@herald/contract/publications.ts';
import { say } from '@herald/contract/sentences/say.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { authoriseTouch } from './authorise-touch.ts';
import { refuseStanding } from './refuse-standing.ts';
import { listOfPackage } from './store/publications.ts';
import { withdrawPublication } from './withdraw-publication.ts';

type Done = { id: string; state: PublicationState };
/** Still live, for its channel lets nobody take it down from here. */
type Left = Done & { message: string };

const refusals: ReadonlySet<Code> = new Set(['already-sending', 'stands-otherwise', 'take-down-impossible']);

/** What can be neither stopped nor taken down is left; nothing at all is a refusal. */
export async function withdrawPackage(
  context: Context,
  actor: Actor,
  { id }: { id: string },
): Promise<{ publications: Done[]; left: Left[] }> {
  const all = await listOfPackage(context.db, id);
  authoriseTouch(actor, all[0]?.department_id);
  const publications: Done[] = [];
  const refused: (Done & { refusal: Refusal })[] = [];
  for (const { id: one, state } of all) {
    const asked = await withdrawPublication(context, actor, { id: one }).catch(refusalIn);
    if (asked instanceof Refusal) refused.push({ id: one, state, refusal: asked });
    else publications.push({ id: one, state: asked.state });
  }
  const standing = refused.filter(({ refusal }) => refusal.code === 'take-down-impossible');
  if (publications.length === 0) {
    if (standing[0]) throw standing[0].refusal;
    refuseStanding((await listOfPackage(context.db, id)).map(({ state }) => state));
  }
  return {
    publications,
    left: standing.map(({ refusal, ...one }) => ({
      ...one,
      message: say(actor.language, refusal.code, refusal.figures),
    })),
  };
}

function refusalIn(error: unknown): Refusal {
  if (error instanceof Refusal && refusals.has(error.code)) return error;
  throw error;
}
