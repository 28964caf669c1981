// What the lists of content share: a page, and a range of dates.

/** `before` excludes. */
export type Range = { page: number; pageSize: number; from: Date | null; before: Date | null };
export type Listed<T> = { items: T[]; total: number };
