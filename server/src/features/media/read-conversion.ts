// Read how far a conversion is, and what came of it (R-TRANS-005).
import type { TranscodeProgress } from '@herald/contract/endpoints/transcode.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { describeFile } from './describe-file.ts';
import { findConversion, findFilmOf, type Conversion } from './store/conversions.ts';

export async function readConversion(
  { db }: Context,
  actor: Actor,
  { jobId }: { jobId: string },
): Promise<TranscodeProgress & { row: Conversion }> {
  const row = await findConversion(db, actor.departmentId, jobId);
  if (!row) throw new Refusal('not-found');
  const result = await findFilmOf(db, row);
  const file = result ? describeFile(result) : null;
  // What was made and then deleted is of no use to anybody: it is made again.
  const isGone = row.state === 'TranscodeSuccess' && !file;
  const { percent, state, reason } = row;
  return {
    row,
    file,
    url: file?.url ?? '',
    ...(isGone ? { percent: 0, state: 'TranscodeFail', reason: 'file-gone' } : { percent, state, reason }),
  };
}
