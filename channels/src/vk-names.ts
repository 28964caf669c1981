// How VK writes the names that words speak to: `@durov` comes back as [id1|@durov], and `@durov (Pavel)` as [id1|Pavel].
import { fold } from './match-sent.ts';

/** Of a person, a group, a page or an event, by its number. */
const written = /\[(?:id|club|public|event)\d+\|([^\]|]*)\]/g;
/** A name with the words that stand for it, as whoever writes a post may put it. */
const renamed = /(?<![\w@*/.])[@*][A-Za-z][\w.]* ?\(([^()]+)\)/g;

/** What differs from ours only in how names are written is what we wrote. */
export function asWritten(listed: string, ours: string): string {
  return spell(listed) === spell(ours) ? ours : listed;
}

function spell(text: string): string {
  return fold(text.replaceAll(written, '$1').replaceAll(renamed, '$1'));
}
