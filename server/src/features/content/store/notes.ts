// The notes on packages: written once, never changed, gone with their package.
import { sql } from 'kysely';
import type { Executor } from '../../../db/client.ts';
import { storableText } from '../../../db/json-text.ts';

export type NoteRow = { id: string; by: string; text: string; at: Date; mentioned: string[] };

/** The oldest of the latest ones first. */
export async function listNoteRows(db: Executor, packageId: string, atMost: number): Promise<NoteRow[]> {
  const rows = await db
    .selectFrom('package_note as note')
    .innerJoin('person', 'person.id', 'note.author_id')
    .select(['note.id', 'person.name as by', 'note.text', 'note.at'])
    .select(
      sql<string[]>`array(select named.name from person named where named.id = any (note.mentioned)
        order by named.name)`.as('mentioned'),
    )
    .where('note.package_id', '=', packageId)
    .orderBy('note.at', 'desc')
    .orderBy('note.id')
    .limit(atMost)
    .execute();
  return rows.toReversed();
}

export async function insertNote(
  db: Executor,
  note: { packageId: string; authorId: string; text: string; mentioned: readonly string[] },
): Promise<string> {
  const { id } = await db
    .insertInto('package_note')
    .values({
      package_id: note.packageId,
      author_id: note.authorId,
      text: storableText(note.text),
      mentioned: [...note.mentioned],
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
