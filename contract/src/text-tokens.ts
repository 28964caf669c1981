// A text cut into plain stretches, hashtags, mentions and addresses, in one pass (R-PREV-005 to R-PREV-007).

import { markPatterns, type Marking } from './mark-patterns.ts';

export type Token = { readonly kind: 'text' | 'hashtag' | 'mention' | 'url'; readonly text: string };

/** Punctuation that ends the sentence, not the address. */
const trailing = new Set(['.', ',', ';', ':', '!', '?', ')', ']']);
/** Closed inside the address they belong to it: …/Herald_(paper). */
const openedBy = new Map([
  [')', '('],
  [']', '['],
]);

/** `marking`: whose rules hold (mark-patterns.ts). */
export function tokensOf(text: string, marking: Marking): Token[] {
  const tokens: Token[] = [];
  let from = 0;
  for (const match of text.matchAll(markPatterns[marking])) {
    const token = tokenOf(match[0]);
    if (!token) continue;
    if (match.index > from) tokens.push({ kind: 'text', text: text.slice(from, match.index) });
    tokens.push(token);
    from = match.index + token.text.length;
  }
  if (from < text.length) tokens.push({ kind: 'text', text: text.slice(from) });
  return tokens;
}

function tokenOf(found: string): Token | null {
  if (found.startsWith('@')) return { kind: 'mention', text: found };
  return /^[#\uff03]/u.test(found) ? hashtagOf(found) : addressOf(found);
}

/** A number alone is no hashtag on any platform, but a topic. */
function hashtagOf(found: string): Token | null {
  return /[\p{L}\p{M}_]|.#$/u.test(found) ? { kind: 'hashtag', text: found } : null;
}

function addressOf(found: string): Token | null {
  const counts = new Map<string, number>();
  for (const sign of found) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  let end = found.length;
  while (end > 0) {
    const last = found.charAt(end - 1);
    const count = counts.get(last) ?? 0;
    const opening = openedBy.get(last);
    if (!trailing.has(last) || (opening && count <= (counts.get(opening) ?? 0))) break;
    counts.set(last, count - 1);
    end -= 1;
  }
  return /^https?:\/\/./i.test(found.slice(0, end)) ? { kind: 'url', text: found.slice(0, end) } : null;
}
