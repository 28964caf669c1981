// The tables as TypeScript sees them; the migrations are the truth, a test compares the two.
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Failure } from '@herald/channels/failure.ts';
import type { Composition } from '@herald/contract/content.ts';
import type { PictureArea } from '@herald/contract/picture-area.ts';
import type { ConversionReason, TranscodeState, VideoProperties } from '@herald/contract/video.ts';
import type { Need } from '../video/plan-conversion.ts';
import type { Instant, Json, Maybe, MaybeInstant } from './columns.ts';
import type { DemoTables } from './tables-demo.ts';
import type { PeopleTables } from './tables-people.ts';
import type { PublishingTables } from './tables-publishing.ts';
import type { SettingsTables } from './tables-settings.ts';

export type Tables = PublishingTables &
  PeopleTables &
  SettingsTables &
  DemoTables & {
    clock: { the_only: Generated<boolean>; offset_ms: number };
    session: {
      id: Generated<string>;
      person_id: string;
      access_hash: string;
      access_until: Instant;
      refresh_hash: Maybe<string>;
      previous_refresh_hash: Maybe<string>;
      rotated_at: MaybeInstant;
      provider_session: Json;
      created_at: Instant;
      last_seen_at: Instant;
      ended_at: MaybeInstant;
      previous_access_hash: Maybe<string>;
      previous_access_until: MaybeInstant;
      pair_sealed: Maybe<string>;
      end_reason: Maybe<
        'signed-out' | 'stolen' | 'expired' | 'ended-by-another' | 'ended-by-owner' | 'ended-by-provider'
      >;
      provider_key: Maybe<string>;
      user_agent: Generated<string>;
      address: Generated<string>;
    };
    spent_refresh: { hash: string; session_id: string };
    provider_notice: { key: string; at: Instant };
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
    package_version: {
      package_id: string;
      version: number;
      content: JSONColumnType<Composition, string, string>;
      changed_by: Maybe<string>;
      at: Instant;
      replaced_at: MaybeInstant;
    };
    package_note: {
      id: Generated<string>;
      package_id: string;
      author_id: string;
      text: string;
      mentioned: Generated<string[]>;
      at: Instant;
    };
    presence: { subject_id: string; person_id: string; seen_at: Instant };
    draft: {
      id: Generated<string>;
      package_id: Maybe<string>;
      package_version: Maybe<number>;
      owner_id: string;
      department_id: string;
      title: string;
      content: JSONColumnType<Composition, string, string>;
      status: Generated<number>;
      revision: Generated<number>;
      changed_by: Maybe<string>;
      created_at: Instant;
      updated_at: Instant;
      deleted_at: MaybeInstant;
      deleted_status: Maybe<number>;
      save_key: Maybe<string>;
    };
    draft_save: { person_id: string; save_key: string; draft_id: string };
    template: {
      id: Generated<string>;
      owner_id: string;
      department_id: string;
      name: string;
      content: JSONColumnType<Composition, string, string>;
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
      md5: Maybe<string>;
      received_bytes: Maybe<number>;
      kept_until: MaybeInstant;
      kept_as: Maybe<string>;
      heard_at: Instant;
      session_id: Maybe<string>;
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
      sent_md5: string;
      sent_bytes: number;
      source_md5: Maybe<string>;
      bytes_gone_at: MaybeInstant;
      properties: ColumnType<VideoProperties | null, string | null | undefined, string>;
    };
    material: {
      id: Generated<string>;
      owner_id: string;
      department_id: string;
      file_key: string;
      title: string;
      alt_text: Generated<string>;
      added_at: Instant;
      deleted_at: MaybeInstant;
    };
    file_use: {
      file_key: string;
      kind: 'draft' | 'package' | 'publication' | 'template';
      used_by: string;
      until: MaybeInstant;
    };
    file_grant: { file_key: string; department_id: string };
    conversion: {
      id: Generated<string>;
      owner_id: string;
      department_id: string;
      file_key: string;
      sha256: string;
      need: JSONColumnType<Need, string, string>;
      need_name: string;
      state: Generated<TranscodeState>;
      percent: Generated<number>;
      reason: Maybe<ConversionReason>;
      result_key: Maybe<string>;
      held_by: Maybe<string>;
      beat_at: MaybeInstant;
      attempts: Generated<number>;
      created_at: Instant;
      ended_at: MaybeInstant;
    };
    unrecorded_file: { key: string; announced_at: Instant };
    drawn_picture: {
      file_key: string;
      department_id: string;
      source_key: string;
      source_sha256: string;
      recipe: string;
      at_ms: Maybe<number>;
      area: ColumnType<PictureArea | null, string | null | undefined, never>;
      created_at: Instant;
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
      description: Generated<string>;
      access: Generated<'department' | 'named'>;
      created_at: Instant;
      updated_at: Instant;
    };
    account_person: {
      account_id: string;
      person_id: string;
      authorised_by: string;
      authorised_at: GeneratedAlways<Date>;
    };
    account_token: {
      account_id: string;
      sealed: string;
      version: Generated<number>;
      scopes: Generated<string[]>;
      expires_at: MaybeInstant;
      renews_until: MaybeInstant;
      refresh_started_at: MaybeInstant;
      refresh_failed_at: MaybeInstant;
      refresh_failure: JSONColumnType<Failure | null, string | null | undefined, string | null>;
      grant_id: Maybe<string>;
      stale: Generated<boolean>;
      sealed_elsewhere: Generated<boolean>;
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
