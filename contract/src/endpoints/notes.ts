// Calls of a package’s notes; their paths are ours. The list is a poll, so it stands under /infor/ and keeps no session awake.
import { z } from 'zod';
import { IdList } from '../content.ts';
import { endpoint } from '../endpoint.ts';
import { mentionsAtMost, Note, noteLongest, NoteReader } from '../notes.ts';

const ofPackage = z.object({ id: z.string().min(1).max(100) });

export const noteEndpoints = {
  listNotes: endpoint({
    method: 'GET',
    path: '/infor/notes',
    summary: 'The notes on a package, the oldest first; of very many the latest.',
    input: ofPackage,
    output: z.object({ items: z.array(Note) }),
    permission: 'signed-in',
  }),
  addNote: endpoint({
    method: 'POST',
    path: '/content/materialPackage/addNote',
    summary:
      'A note on a package, by anybody who may see it. Who is mentioned gets a message; all of them may see the package, or nothing is written.',
    input: ofPackage.extend({
      text: z.string().trim().min(1).max(noteLongest),
      mentioned: IdList.refine((ids) => ids.length <= mentionsAtMost),
    }),
    output: z.object({ id: z.string() }),
    permission: 'signed-in',
  }),
  listNoteReaders: endpoint({
    method: 'GET',
    path: '/content/materialPackage/noteReaders',
    summary: 'The colleagues who may see a package, and so can be mentioned in its notes, by name.',
    input: ofPackage,
    output: z.object({ items: z.array(NoteReader) }),
    permission: 'signed-in',
  }),
} as const;
