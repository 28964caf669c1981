// JSON as Postgres can keep it: NUL and lone surrogates cannot be stored, and nesting without end ends nowhere.
import { Refusal } from '../refusal.ts';

const deepest = 64;
// Two backslashes are a backslash in the text and come first, so that what follows them is left alone.
const unstorable = /\\\\|\\u0000|\\u[dD][89a-fA-F][0-9a-fA-F]{2}/g;

export function jsonText(value: unknown): string {
  refuseDepth(value);
  return JSON.stringify(value).replaceAll(unstorable, (found) => {
    if (found === '\\\\') return found;
    return found === '\\u0000' ? '' : '\uFFFD';
  });
}

/** The same for a column of its own. */
export function storableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

/** Walks by hand: a recursion would end where the nesting wants it to. */
function refuseDepth(value: unknown): void {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) throw new Refusal('request-unreadable');
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
}
