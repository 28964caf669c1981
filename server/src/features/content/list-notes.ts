// List the notes on a package for somebody who may see it, the oldest first.
import type { Note } from '@herald/contract/notes.ts';
import type { Actor, Context } from '../../context.ts';
import { findPackage } from './find-package.ts';
import { listNoteRows } from './store/notes.ts';

const atMost = 200;

export async function listNotes(
  { db }: Context,
  actor: Actor,
  { id }: { id: string },
): Promise<{ items: Note[] }> {
  const found = await findPackage(db, actor, { id, to: 'read' });
  const rows = await listNoteRows(db, found.id, atMost);
  return { items: rows.map(({ at, ...note }) => ({ ...note, at: at.toISOString() })) };
}
