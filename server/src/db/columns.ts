// Columns as TypeScript sees them: instants, what may be missing, and JSON.
import type { ColumnType, JSONColumnType } from 'kysely';

/** Written by the database when left out; read as a Date. */
export type Instant = ColumnType<Date, Date | string | undefined, Date | string>;
export type MaybeInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
export type Json = JSONColumnType<Record<string, unknown>, string | undefined, string>;
export type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;
