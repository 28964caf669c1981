// Read a change that is under way: since when it is asked for, when it ends at the latest, and since when some call for it is in doubt.
import type { Context } from '../../context.ts';
import { readClock } from '../../db/client.ts';
import {
  countCalls,
  findChangeBegin,
  findChangeDoubt,
  type ChangeDoubt,
  type ChangeOp,
} from './store/changes.ts';
import type { Publication } from './store/rows.ts';

/** `at`: when it was read, by the database's clock. `seq` tells it from other changes of its post. */
export type Change = {
  readonly op: ChangeOp;
  readonly at: Date;
  readonly begunAt: Date;
  readonly seq: number;
  /** What did not succeed by then is not asked for any more (I10). */
  readonly endsAt: Date;
  readonly doubt: ChangeDoubt | null;
  /** Made for this change so far; those for earlier ones of the same post say nothing of it. */
  readonly calls: number;
};

export async function readChange(
  { db, pace }: Context,
  { id, state }: Publication,
  op: ChangeOp,
): Promise<Change> {
  const at = await readClock(db);
  const begun = (await findChangeBegin(db, id, state)) ?? { at, seq: 0 };
  const doubt = await findChangeDoubt(db, id, op, begun.at);
  const endsAt = new Date(begun.at.getTime() + pace.lookAtMostMs);
  const calls = await countCalls(db, id, op, begun.at);
  return { op, at, begunAt: begun.at, seq: begun.seq, endsAt, doubt, calls };
}
