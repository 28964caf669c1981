// The texts a department wrote last, in drafts and packages, own words of channels among them.
import { sql } from 'kysely';
import type { Executor } from '../../../db/client.ts';

const words = sql<string>`concat_ws(' ',
  (select string_agg(block ->> 'content', ' ') from jsonb_array_elements(content -> 'media') block
    where block ->> 'mediaType' = '3'),
  (select string_agg(own ->> 'text', ' ') from jsonb_array_elements(content -> 'ownWords') own))`;

/** Of each of the two as many, the last changed first; what was deleted is none. */
export async function listWrittenTexts(
  db: Executor,
  departmentId: string,
  atMost: number,
): Promise<string[]> {
  const drafts = await db
    .selectFrom('draft')
    .select(words.as('words'))
    .where('department_id', '=', departmentId)
    .where('status', '<>', 9)
    .orderBy('updated_at', 'desc')
    .limit(atMost)
    .execute();
  const packages = await db
    .selectFrom('package')
    .select(words.as('words'))
    .where('department_id', '=', departmentId)
    .where('deleted_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .limit(atMost)
    .execute();
  return [...drafts, ...packages].map((row) => row.words);
}
