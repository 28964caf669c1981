// Withdraw a package: every publication of it that is live or on its way, each tracked by itself (D-03).
import type { Code } from '@herald/contract/codes.ts';
import type { PublicationState } from '@herald/contract/publications.ts';
import { say } from '@herald/contract/sentences/say.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { claimTurn } from '../repeats/claim-turn.ts';
import { authoriseTouch } from './authorise-touch.ts';
import { refuseStanding } from './refuse-standing.ts';
import { stopPublication } from './stop-publication.ts';
import { readFences } from './store/lanes.ts';
import { listOfPackage } from './store/publications.ts';

type Done = { id: string; state: PublicationState };
/** Live, or perhaps, and its channel lets nobody take it down from here; or it waits in an editor's hand. */
type Left = Done & { message: string };

/** Nothing becomes of these by asking. */
const ended: ReadonlySet<PublicationState> = new Set(['cancelled', 'withdrawn']);

const stays: ReadonlySet<Code> = new Set(['take-down-impossible', 'outcome-open', 'held-elsewhere']);
const refusals: ReadonlySet<Code> = new Set(['already-sending', 'stands-otherwise', ...stays]);

/** What can be neither stopped nor taken down is left; nothing at all is a refusal. */
export async function withdrawPackage(
  context: Context,
  actor: Actor,
  { id }: { id: string },
): Promise<{ publications: Done[]; left: Left[] }> {
  return context.db.transaction().execute(async (tx) => {
    const all = await listOfPackage(tx, id);
    authoriseTouch(actor, all[0]?.department_id);
    const accounts = all.map((one) => one.account_id);
    await readFences(tx, accounts);
    // Under the locks: what was planned anew until now is withdrawn, too.
    const found = await listOfPackage(tx, id);
    const endedBefore = new Set(found.filter(({ state }) => ended.has(state)).map((one) => one.id));
    const publications: Done[] = [];
    const refused: (Done & { refusal: Refusal })[] = [];
    for (const { id: one, state } of found) {
      const asked = await stopPublication(context, tx, actor, one).catch(refusalIn);
      if (asked instanceof Refusal) refused.push({ id: one, state, refusal: asked });
      else publications.push({ id: one, state: asked.state });
    }
    const standing = refused.filter(({ refusal }) => stays.has(refusal.code));
    const isAnyAsked = publications.some(({ id: one }) => !endedBefore.has(one));
    if (standing[0] && !isAnyAsked) throw standing[0].refusal;
    if (publications.length === 0) refuseStanding((await listOfPackage(tx, id)).map(({ state }) => state));
    const left = standing.map(({ refusal, ...one }): Left => {
      const message = say(actor.language, refusal.code, refusal.figures);
      return { ...one, message };
    });
    await claimTurn(tx, actor, { publications, left });
    return { publications, left };
  });
}

function refusalIn(error: unknown): Refusal {
  if (error instanceof Refusal && refusals.has(error.code)) return error;
  throw error;
}
