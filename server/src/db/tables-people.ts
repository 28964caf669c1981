// The tables of people: who they are, which roles they have, what these open, and who changed that.
import type { ColumnType, Generated } from 'kysely';
import type { Instant, Maybe, MaybeInstant } from './columns.ts';

/** Never written again, so there is nothing to update. */
type Once<T> = ColumnType<T, T, never>;
type Kept = ColumnType<Record<string, unknown> | null, string | null, never>;

export type PeopleTables = {
  department: {
    id: Generated<string>;
    name: string;
    revision: Generated<number>;
    changed_at: Instant;
    changed_by: Maybe<string>;
  };
  person: {
    id: Generated<string>;
    account: string;
    name: string;
    email: Generated<string>;
    avatar: Generated<string>;
    introduction: Generated<string>;
    department_id: string;
    status: Generated<'enabled' | 'disabled'>;
    issuer: Maybe<string>;
    subject: Maybe<string>;
    created_at: Instant;
    deleted_at: MaybeInstant;
    revision: Generated<number>;
    changed_at: Instant;
    changed_by: Maybe<string>;
  };
  role: {
    id: Generated<string>;
    key: string;
    name: string;
    description: Generated<string>;
    revision: Generated<number>;
    changed_at: Instant;
    changed_by: Maybe<string>;
  };
  role_sign: { role_id: string; sign: string };
  person_role: { person_id: string; role_id: string };
  menu_entry: {
    id: Generated<string>;
    parent_id: Maybe<string>;
    name: string;
    url: string;
    icon: Generated<string>;
    hidden: Generated<boolean>;
    sort: Generated<number>;
    sign: Maybe<string>;
    type: Generated<'menu' | 'button'>;
    revision: Generated<number>;
    changed_at: Instant;
    changed_by: Maybe<string>;
  };
  role_resource: { role_id: string; resource_id: string };
  seeded_entry: { name: string };
  demonstration_end: { the_only: Generated<boolean>; ended_by: string; ended_at: Instant };
  rights_version: { the_only: Generated<boolean>; version: Generated<number> };
  audit_entry: {
    seq: Once<number>;
    at: Once<Date>;
    actor_id: Once<string>;
    actor: Once<string>;
    address: Once<string>;
    deed: Once<string>;
    subject_kind: Once<string>;
    subject_id: Once<string>;
    subject: Once<string>;
    before: Kept;
    after: Kept;
    previous_hash: Once<string>;
    hash: Once<string>;
  };
};
