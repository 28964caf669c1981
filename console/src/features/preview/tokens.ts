// A text cut into plain stretches, hashtags, mentions and addresses, in one pass (R-PREV-005 to R-PREV-007).

export type Token = { readonly kind: 'text' | 'hashtag' | 'mention' | 'url'; readonly text: string };

/** An address, a hashtag or a mention that does not begin inside a word; e-mail addresses stay plain. */
const marks =
  /https?:\/\/[^\s<>"'\u3000-\u303f\uff00-\uffef]+|(?<![\p{L}\p{N}\p{M}_&/])[#\uff03][\p{L}\p{N}\p{M}_]+|(?<![\p{L}\p{N}_.@/])@[A-Za-z0-9_]+/giu;
/** Punctuation that ends the sentence, not the address. */
const trailing = new Set(['.', ',', ';', ':', '!', '?', ')', ']']);

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let from = 0;
  for (const match of text.matchAll(marks)) {
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

/** A number alone is no hashtag on any platform. */
function hashtagOf(found: string): Token | null {
  return /[\p{L}\p{M}_]/u.test(found) ? { kind: 'hashtag', text: found } : null;
}

function addressOf(found: string): Token | null {
  let end = found.length;
  while (end > 0 && trailing.has(found.charAt(end - 1))) end -= 1;
  return /^https?:\/\/./i.test(found.slice(0, end)) ? { kind: 'url', text: found.slice(0, end) } : null;
}
