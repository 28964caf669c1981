// What stands in the field of a note before it is sent: kept per package in this window, so that no closed dialog loses it.
import { NoteReader } from '@herald/contract/notes.ts';
import { z } from 'zod';
import { ownPerson } from '../../lib/other-person.ts';

/** `chosen` are those who were picked for a mention. */
const WrittenNote = z.object({ text: z.string(), chosen: z.array(NoteReader) });
export type WrittenNote = z.infer<typeof WrittenNote>;

const nothing: WrittenNote = { text: '', chosen: [] };
/** Beside the storage, which may be full or forbidden. */
const known = new Map<string, WrittenNote>();
const hearers = new Set<() => void>();

const nameOf = (id: string) => `herald-note:${ownPerson() ?? ''}:${id}`;

function readKept(name: string): WrittenNote {
  try {
    return WrittenNote.parse(JSON.parse(sessionStorage.getItem(name) ?? ''));
  } catch {
    return nothing;
  }
}

function keep(name: string, note: WrittenNote): void {
  try {
    if (note.text === '') sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(note));
  } catch {
    return;
  }
}

export function readWritten(id: string): WrittenNote {
  const name = nameOf(id);
  const note = known.get(name) ?? readKept(name);
  known.set(name, note);
  return note;
}

export function write(id: string, note: WrittenNote): void {
  const name = nameOf(id);
  known.set(name, note);
  keep(name, note);
  for (const hear of hearers) hear();
}

/** What was written on while it was being sent stays. */
export function dropSent(id: string, sent: string): void {
  const { text, chosen } = readWritten(id);
  if (!text.startsWith(sent)) return;
  const rest = text.slice(sent.length).trimStart();
  write(id, rest === '' ? nothing : { text: rest, chosen });
}

export function watchWritten(changed: () => void): () => void {
  hearers.add(changed);
  return () => void hearers.delete(changed);
}
