// List the hashtags and mentions of what the department of the one who asks wrote lately.
import { marksIn, type WrittenMarks } from '@herald/contract/written-marks.ts';
import type { Actor, Context } from '../../context.ts';
import { listWrittenTexts } from './store/written-texts.ts';

/** Of drafts and of packages each. */
const lookedAt = 300;
const named = 200;

export async function listMarks(
  { db }: Context,
  { departmentId }: Actor,
): Promise<{ -readonly [K in keyof WrittenMarks]: string[] }> {
  const { hashtags, mentions } = marksIn(await listWrittenTexts(db, departmentId, lookedAt), named);
  return { hashtags: [...hashtags], mentions: [...mentions] };
}
