// The pattern of a search in lists: it takes every character as itself, so that a sign of SQL finds only itself.

/** For ILIKE: finds two Chinese characters as well as words; % and _ stand for themselves. */
export function containing(text: string): string {
  return `%${text
    .replaceAll('\0', '')
    .toWellFormed()
    .replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

/** One for each word: all of them are to be found, in whatever order they were typed. */
export function containingEach(text: string): string[] {
  return [...new Set(text.split(/\s+/u).filter((word) => word !== ''))].map(containing);
}
