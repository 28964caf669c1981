// The rows of publishing as its stores read and write them.
import type { Evidence } from '@herald/contract/evidence.ts';
import type { Reason } from '@herald/contract/publications.ts';
import type { InsertObject, Selectable, UpdateObject } from 'kysely';
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

/** Somebody else wrote first; what this writer knew is out of date. */
export class Overtaken extends Refusal {
  constructor(what: string) {
    super('stands-otherwise', { what });
  }
}
