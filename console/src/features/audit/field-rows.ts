// What an entry says before and after, field by field, in an order people read; which fields differ.
import type { AuditEntry, AuditSaid } from '@herald/contract/audit.ts';

/** `was` and `is` are undefined where the field was not said. */
export type FieldRow = {
  readonly field: string;
  readonly was: unknown;
  readonly is: unknown;
  readonly differs: boolean;
};

/** The database keeps no order; any field not among these stands behind them. */
export const fields = [
  'scope',
  'channel',
  'key',
  'account',
  'name',
  'email',
  'department',
  'description',
  'owner',
  'externalId',
  'state',
  'authorisation',
  'status',
  'roles',
  'opens',
  'accounts',
  'resends',
  'parent',
  'type',
  'url',
  'sign',
  'icon',
  'hidden',
  'sort',
  'password',
  'sessionsEnded',
  'draftsTo',
  'because',
  'by',
  'since',
  'host',
  'secret',
  'access',
  'named',
  'articles',
  'transactions',
  'order',
  'browser',
] as const;
export type Field = (typeof fields)[number];

/** Of what was made, or is gone, nothing differs: there is nothing beside it. */
export function rowsOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): FieldRow[] {
  const isBeside = before !== null && after !== null;
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names]
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((field) => {
      const [was, is] = [saidOf(before, field), saidOf(after, field)];
      return { field, was, is, differs: isBeside && written(was) !== written(is) };
    });
}

/** A value as the things it lists; nothing said, and nothing in it, is none. */
export function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null || value === '' ? [] : [value];
}

/** By which two values are told apart. */
export function written(value: unknown): string {
  return JSON.stringify(value) ?? '';
}

function saidOf(said: AuditSaid, field: string): unknown {
  return said && Object.hasOwn(said, field) ? said[field] : undefined;
}

function placeOf(field: string): number {
  const place = fields.findIndex((one) => one === field);
  return place < 0 ? fields.length : place;
}
