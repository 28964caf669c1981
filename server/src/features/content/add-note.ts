// Add a note to a package one may see; each colleague it mentions is told, in the same transaction.
import type { noteEndpoints } from '@herald/contract/endpoints/notes.ts';
import type { InputOf } from '@herald/contract/endpoint.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { sendMessages } from '../messages/send-messages.ts';
import { listReaders } from '../people/list-readers.ts';
import { findPackage } from './find-package.ts';
import { insertNote } from './store/notes.ts';

/** More of it is read where it stands. */
const toldLetters = 200;

/** Throws `not-a-reader` where somebody mentioned may not see the package, or is nobody. */
export async function addNote(
  { db }: Context,
  actor: Actor,
  { id, text, mentioned }: InputOf<typeof noteEndpoints.addNote>,
): Promise<{ id: string }> {
  const found = await findPackage(db, actor, { id, to: 'read' });
  const readers = new Set((await listReaders(db, found.departmentId)).map((one) => one.id));
  const told = [...new Set(mentioned)];
  if (told.some((one) => !readers.has(one))) throw new Refusal('not-a-reader');
  return db.transaction().execute(async (tx) => {
    const note = await insertNote(tx, {
      packageId: found.id,
      authorId: actor.personId,
      text,
      mentioned: told,
    });
    const figures = { who: actor.name, title: found.title, note: beginningOf(text) };
    const link = `/api/content/contentList/query?${new URLSearchParams({ id: found.id, note }).toString()}`;
    const others = told.filter((one) => one !== actor.personId);
    await sendMessages(
      tx,
      others.map((personId) => ({
        personId,
        kind: 'message-mention' as const,
        figures,
        link,
        onceKey: `note ${note} ${personId}`,
      })),
    );
    return { id: note };
  });
}

function beginningOf(text: string): string {
  const letters = [...text.replaceAll(/\s+/g, ' ')];
  return letters.length > toldLetters ? `${letters.slice(0, toldLetters).join('')}…` : letters.join('');
}
