// The tables of what administrators set on screens: what content is filed under, hosts of ours, the applications of channels, and where all of it lies.
import type { Generated } from 'kysely';
import type { Instant } from './columns.ts';

export type SettingsTables = {
  category: { id: string; name: string; sort: Generated<number> };
  special_topic: { id: string; name: string; sort: Generated<number> };
  classification: { channel_id: number; id: string; name: string; sort: Generated<number> };
  link_host: { host: string; added_by: string; added_at: Instant };
  channel_app: { channel_id: number; sealed: string; set_by: string; set_at: Instant };
  place: { the_only: Generated<boolean>; name: string };
  settings_version: { the_only: Generated<boolean>; version: Generated<number> };
};
