// Settle: look on the platform what became of a call whose outcome is unknown; looking never sends.
import type { Settlement } from '@herald/channels/settlement.ts';
import { noticed } from '@herald/channels/failure.ts';
import type { Context } from '../../context.ts';
import { readClock } from '../../db/client.ts';
import { applyDecision } from './apply-decision.ts';
import { findOutcome } from './find-outcome.ts';
import type { Lane } from './store/lanes.ts';
import type { Publication } from './store/rows.ts';
import { answerLook } from './answer-look.ts';

/** Rows 17 to 22. A person is asked when looking cannot tell (§12: a duplicate refusal is evidence, not a tool). */
export async function settlePublication(
  context: Context,
  lane: Lane,
  publication: Publication,
): Promise<void> {
  await context.reach('R17');
  const askedAt = await readClock(context.db);
  const seen = await lookFor(context, publication);
  await context.reach('R18');
  const { at, decision } = await answerLook(context, publication, { seen, askedAt });
  await applyDecision(context, lane, publication, decision, {
    patch: { last_look_at: at, looks: publication.looks + 1 },
  });
  await context.reach('R19');
}

/** A look that meets a fault of our own saw nothing: it is bounded, and told, like every look that could not be made (I10). */
async function lookFor(context: Context, publication: Publication): Promise<Settlement> {
  try {
    return await findOutcome(context, publication);
  } catch (error) {
    context.log.error({ publicationId: publication.id, err: error }, 'a look stumbled');
    const said = error instanceof Error ? error.message : String(error);
    return { state: 'cannot-look', failure: noticed('unknown', said).failure };
  }
}
