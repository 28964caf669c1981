// The tables as TypeScript sees them; the migrations are the truth, a test compares the two.
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Failure } from '@herald/channels/failure.ts';
import type { Composition } from '@herald/contract/content.ts';
import type { Instant, Json, Maybe, MaybeInstant } from './columns.ts';
import type { PublishingTables } from './tables-publishing.ts';

export type Tables = PublishingTables & {
  clock: { the_only: Generated<boolean>; offset_ms: number };
  department: { id: Generated<string>; name: string };
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
  };
  role: { id: Generated<string>; key: string; name: string; description: Generated<string> };
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
  };
  session: {
    id: Generated<string>;
    person_id: string;
    access_hash: string;
    access_until: Instant;
    refresh_hash: string;
    previous_refresh_hash: Maybe<string>;
    rotated_at: MaybeInstant;
    provider_session: Json;
    created_at: Instant;
    last_seen_at: Instant;
    ended_at: MaybeInstant;
    previous_access_hash: Maybe<string>;
    previous_access_until: MaybeInstant;
    pair_sealed: Maybe<string>;
    end_reason: Maybe<'signed-out' | 'stolen' | 'expired'>;
  };
  spent_refresh: { hash: string; session_id: string };
  sign_on_attempt: {
    state: string;
    nonce: string;
    verifier: string;
    redirect: string;
    browser_hash: string;
    created_at: Instant;
  };
  provider_record: {
    model: string;
    id: string;
    payload: JSONColumnType<Record<string, unknown>, string, string>;
    grant_id: Maybe<string>;
    user_code: Maybe<string>;
    uid: Maybe<string>;
    expires_at: MaybeInstant;
    consumed_at: MaybeInstant;
  };
  provider_key: { id: string; sealed: string; created_at: Instant };
  credential: {
    account: string;
    password_hash: string;
    name: string;
    department: string;
    email: Generated<string>;
    roles: Generated<string[]>;
  };
  captcha: { id: string; answer: string; expires_at: Instant };
  sign_in_failure: { id: GeneratedAlways<number>; account: string; address: string; at: Instant };
  package: {
    id: Generated<string>;
    owner_id: string;
    department_id: string;
    title: string;
    category: string;
    content: JSONColumnType<Composition, string, string>;
    content_hash: string;
    version: Generated<number>;
    changed_by: Maybe<string>;
    created_at: Instant;
    updated_at: Instant;
    deleted_at: MaybeInstant;
  };
  draft: {
    id: Generated<string>;
    package_id: Maybe<string>;
    owner_id: string;
    department_id: string;
    title: string;
    content: JSONColumnType<Composition, string, string>;
    status: Generated<number>;
    revision: Generated<number>;
    changed_by: Maybe<string>;
    created_at: Instant;
    updated_at: Instant;
  };
  account_recommendation: {
    department_id: string;
    category: string;
    account_id: string;
    place: number;
    recommended_by: string;
    recommended_at: GeneratedAlways<Date>;
  };
  category: { id: string; name: string; sort: Generated<number> };
  upload: {
    key: string;
    owner_id: string;
    department_id: string;
    name: string;
    ending: string;
    size_bytes: number;
    expires_at: Instant;
    used_at: MaybeInstant;
    created_at: Instant;
  };
  file: {
    id: Generated<string>;
    key: string;
    owner_id: string;
    department_id: string;
    name: string;
    mime_type: string;
    size_bytes: number;
    md5: string;
    sha256: string;
    width: Maybe<number>;
    height: Maybe<number>;
    created_at: Instant;
    deleted_at: MaybeInstant;
  };
  channel_account: {
    id: Generated<string>;
    channel_id: number;
    external_id: string;
    name: string;
    screen_name: string;
    page_ids: Generated<string>;
    avatar: Maybe<string>;
    owner_id: string;
    department_id: string;
    state: Generated<'usable' | 'auth-required' | 'removed'>;
    named_here: Generated<boolean>;
    created_at: Instant;
    updated_at: Instant;
  };
  account_token: {
    account_id: string;
    sealed: string;
    version: Generated<number>;
    scopes: Generated<string[]>;
    expires_at: MaybeInstant;
    refresh_started_at: MaybeInstant;
    refresh_failed_at: MaybeInstant;
    refresh_failure: JSONColumnType<Failure | null, string | null | undefined, string | null>;
    grant_id: Maybe<string>;
    stale: Generated<boolean>;
  };
  revocation: {
    account_id: string;
    sealed: string;
    tries: Generated<number>;
    next_at: Instant;
  };
  consent: {
    state: string;
    person_id: string;
    channel_id: number;
    verifier: string;
    created_at: Instant;
    used_at: MaybeInstant;
    ticket: Maybe<string>;
    offered_sealed: Maybe<string>;
    account_id: Maybe<string>;
    pasted: Generated<boolean>;
  };
  account_lane: {
    account_id: string;
    holder: Maybe<string>;
    fence: Generated<number>;
    lease_until: MaybeInstant;
    not_before: MaybeInstant;
  };
  message: {
    id: Generated<string>;
    person_id: string;
    kind: string;
    figures: Json;
    link: Generated<string>;
    once_key: string;
    created_at: Instant;
    read_at: MaybeInstant;
  };
};
