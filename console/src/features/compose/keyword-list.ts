// Keywords as a list, and as the one line in which they travel: comma separated (R-ENT-008).

/** What a person may put between two of them. */
const between = /[,，、;；\n]/;

export function keywordsIn(line: string): string[] {
  const words = line
    .split(between)
    .map((word) => word.trim())
    .filter((word) => word !== '');
  return [...new Set(words)];
}

export function keywordLine(words: readonly string[]): string {
  return [...new Set(words)].join(',');
}

/** The line without the word that is still being typed at its end. */
export function finishedIn(line: string, typed: string): string[] {
  const words = keywordsIn(line);
  return typed.trim() !== '' && words.at(-1) === typed.trim() ? words.slice(0, -1) : words;
}

/** What was typed or pasted, cut where a separator stands: whole words, and the one that goes on. */
export function cutTyped(typed: string): { readonly whole: readonly string[]; readonly rest: string } {
  const parts = typed.split(between);
  return { whole: parts.slice(0, -1).flatMap(keywordsIn), rest: (parts.at(-1) ?? '').trimStart() };
}
