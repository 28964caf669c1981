// What the lists of content share: a page, a range of dates, and a search that takes every character as itself.

/** `before` excludes. */
export type Range = { page: number; pageSize: number; from: Date | null; before: Date | null };
export type Listed<T> = { items: T[]; total: number };

/** For ILIKE: finds two Chinese characters as well as words; % and _ stand for themselves. */
export function containing(text: string): string {
  return `%${text
    .replaceAll('\0', '')
    .toWellFormed()
    .replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}
