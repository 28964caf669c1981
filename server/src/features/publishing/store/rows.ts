// The rows of publishing as its stores read and write them.
import type { Evidence } from '@herald/contract/evidence.ts';
import type { Reason } from '@herald/contract/publications.ts';
import { sql, type InsertObject, type Selectable, type UpdateObject } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { Refusal } from '../../../refusal.ts';

export type Publication = Selectable<Tables['publication']>;
export type NewPublication = InsertObject<Tables, 'publication'>;
type Columns = Omit<
  UpdateObject<Tables, 'publication'>,
  'state' | 'fence' | 'version' | 'evidence' | 'reason'
>;
/** What a step writes beside the state; instants may be expressions of the database's clock. */
export type Patch = Columns & { evidence?: Evidence; reason?: Reason };

/** For said_no: the latest word on what is to go out. */
export const nextWord = sql<number>`nextval('said_order')`;

/** Written wherever an editor's hold ends (D-01). */
export const unheld = { held_by: null, held_since: null, held_until: null } as const;

/** As the index no_second_click: a version goes to an account once, unless nothing came of it or a person wants it again. */
export function countsOnce({ state }: Pick<Publication, 'state'>): boolean {
  return state !== 'cancelled' && state !== 'missed' && state !== 'failed' && state !== 'withdrawn';
}

/** It stands, or may, and is not on its way: a person may confirm that the same is posted once more. `failed` here is a twin that a person gave up. */
export function mayBeConfirmed({ state }: Pick<Publication, 'state'>): boolean {
  return (
    state === 'published' || state === 'edit-failed' || state === 'externally-removed' || state === 'failed'
  );
}

/** Somebody else wrote first; what this writer knew is out of date. */
export class Overtaken extends Refusal {
  constructor(what: string) {
    super('stands-otherwise', { what });
  }
}

const gone: ReadonlySet<Publication['state']> = new Set([
  'cancelled',
  'missed',
  'failed',
  'withdrawn',
  'externally-removed',
]);

/** Nothing of it stands, or comes. What a person dropped in doubt may stand all the same. */
export function isGone({ state, reason }: Pick<Publication, 'state' | 'reason'>): boolean {
  return gone.has(state) && reason !== 'reason-person-dropped';
}
