// Finds the words for people in an answer of no known form: a page's without its tags, or the sentence in a JSON's usual fields.
import { z } from 'zod';

/** As much of a page as is read. */
const readable = 10_000;
const deepest = 3;
/** In JSON a sentence stands in one of these; the next hold what may have one in its turn. */
const sentences = [
  ...['error_description', 'message', 'error_message', 'error_msg', 'errmsg', 'msg'],
  ...['detail', 'description', 'title'],
];
const holders = ['error', 'errors'];
const Named = z.record(z.string(), z.unknown());

/** Empty when it has none: what is left are braces, numbers and names. */
export function wordsIn(body: unknown, depth = 0): string {
  if (typeof body === 'string') return plain(body);
  if (depth > deepest) return '';
  if (Array.isArray(body)) return wordsIn(body[0], depth + 1);
  const read = Named.safeParse(body);
  if (!read.success) return '';
  const said = sentences
    .map((name) => read.data[name])
    .map((one) => (typeof one === 'string' ? plain(one) : ''));
  const held = holders.map((name) => wordsIn(read.data[name], depth + 1));
  return [...said, ...held].find((words) => words !== '') ?? '';
}

/** Without tags; JSON inside a text, or that which broke off, is no sentence either. */
function plain(text: string): string {
  const untagged = text
    .slice(0, readable)
    .replaceAll(/<(script|style)\b.*?<\/\1>/gis, ' ')
    .replaceAll(/<[^>]*>/g, ' ');
  const words = untagged.replaceAll(/\s+/g, ' ').trim();
  return /^[[{]/.test(words) ? '' : words;
}
