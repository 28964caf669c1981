// Notes on a package: what colleagues say to each other about it; no reader ever sees them.
import { z } from 'zod';

export const noteLongest = 2_000;
export const mentionsAtMost = 50;

/** Somebody who may see the package; `account` tells people of one name apart. */
export const NoteReader = z.object({ id: z.string(), name: z.string(), account: z.string() });
export type NoteReader = z.infer<typeof NoteReader>;

/** `at` is an instant in ISO 8601; `mentioned` are the names of whom it told. */
export const Note = z.object({
  id: z.string(),
  by: z.string(),
  text: z.string(),
  at: z.string(),
  mentioned: z.array(z.string()),
});
export type Note = z.infer<typeof Note>;

/** Of the people chosen while writing, those whose names still stand in the text. */
export function mentionedIn<Person extends { readonly name: string }>(
  text: string,
  chosen: readonly Person[],
): Person[] {
  return chosen.filter(({ name }) => text.includes(`@${name}`));
}
