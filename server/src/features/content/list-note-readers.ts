// List who may see a package: its department, and whoever sees all; they can be mentioned in its notes.
import type { NoteReader } from '@herald/contract/notes.ts';
import type { Actor, Context } from '../../context.ts';
import { listReaders } from '../people/list-readers.ts';
import { findPackage } from './find-package.ts';

export async function listNoteReaders(
  { db }: Context,
  actor: Actor,
  { id }: { id: string },
): Promise<{ items: NoteReader[] }> {
  const { departmentId } = await findPackage(db, actor, { id, to: 'read' });
  return { items: await listReaders(db, departmentId) };
}
