// How VK writes the names that words speak to: `@durov` comes back as [id1|@durov], and `@durov (Pavel)` as [id1|Pavel].
import { fold } from './match-sent.ts';

/** `may-be`: VK shows the words that stand for a name, and not whose name it was. */
export type Likeness = 'same' | 'may-be' | 'other';
type Found = { readonly likeness: Likeness; readonly end: number };

/** Of a person, a group, a page or an event, by its number. */
const written = /\[(id|club|public|event)(\d+)\|([^\]|]*)\]/;
const writtenHere = new RegExp(written, 'y');
/** A name, alone or with the words that stand for it, as whoever writes a post may put it. */
const named = /^[@*][A-Za-z][\w.]*$/;
const renamed = /[@*]([A-Za-z][\w.]*) ?\(([^()]+)\)/y;
const numbered = /^(id|club|public|event)(\d+)$/;
const other: Found = { likeness: 'other', end: 0 };

/** What may differ from ours only in how names are written is what we wrote. */
export function asWritten(listed: string, ours: string): string {
  return likenessOf(listed, ours) === 'other' ? listed : ours;
}

/** Only where VK put a number may ours have a name: any other word is read as it stands, on both sides. */
export function likenessOf(listed: string, ours: string): Likeness {
  const text = fold(ours);
  // Each name comes in three parts, with the words before it.
  const parts = fold(listed).split(written);
  let at = 0;
  let likeness: Likeness = 'same';
  for (let index = 0; index < parts.length; index += 4) {
    const [words = '', kind, number = '', shown = ''] = parts.slice(index, index + 4);
    if (!text.startsWith(words, at)) return 'other';
    at += words.length;
    if (kind === undefined) break;
    const found = nameAt(text, at, { whose: whoseOf(kind, number), shown });
    if (found.likeness === 'other') return 'other';
    if (found.likeness === 'may-be') likeness = 'may-be';
    at = found.end;
  }
  return at === text.length ? likeness : 'other';
}

function nameAt(text: string, at: number, { whose, shown }: { whose: string; shown: string }): Found {
  const [whole = '', kind = '', number = '', same] = matchAt(writtenHere, text, at) ?? [];
  if (same !== undefined)
    return same === shown && whoseOf(kind, number) === whose
      ? { likeness: 'same', end: at + whole.length }
      : other;
  const [all = '', name = '', words] = matchAt(renamed, text, at) ?? [];
  if (words?.trim() === shown.trim()) return { likeness: isOf(name, whose), end: at + all.length };
  const end = at + shown.length;
  const isWhole = named.test(shown) && text.startsWith(shown, at) && !/\w/.test(text.charAt(end));
  return isWhole ? { likeness: 'same', end } : other;
}

/** A name that is a number says whose it is. */
function isOf(name: string, whose: string): Likeness {
  const [, kind, number = ''] = numbered.exec(name) ?? [];
  if (kind === undefined) return 'may-be';
  return whoseOf(kind, number) === whose ? 'same' : 'other';
}

/** A page and an event are groups: VK writes one for the other. */
function whoseOf(kind: string, number: string): string {
  return `${kind === 'id' ? 'id' : 'club'}${number}`;
}

function matchAt(form: RegExp, text: string, at: number): RegExpExecArray | null {
  form.lastIndex = at;
  return form.exec(text);
}
