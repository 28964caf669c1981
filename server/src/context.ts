// The world a verb may touch, and the person on whose behalf it acts.
import type { Channel, Outside } from '@herald/channels/channel.ts';
import type { Language } from '@herald/contract/languages.ts';
import type { Logger } from 'pino';
import type { Photograph } from './cage/photograph.ts';
import type { Config } from './config.ts';
import type { Database } from './db/client.ts';
import type { Scan } from './files/clamd.ts';
import type { Files } from './files/files.ts';
import type { Limits } from './http/limits-setting.ts';
import type { ProbeLink } from './http/link-probe.ts';
import type { Meters } from './meters.ts';
import type { Queue } from './jobs/queue.ts';
import type { Settings } from './own-settings.ts';
import type { Vault } from './vault.ts';
import type { Video } from './video/video.ts';

/** Durations of the engine in milliseconds, already scaled by the pace (publishing.md §12). */
export type Pace = {
  /** By how much all of it is shortened; waits that a platform names are shortened alike. */
  scale: number;
  leaseMs: number;
  renewMs: number;
  sendDeadlineMs: number;
  clientTimeoutMs: number;
  quietWindowMs: number;
  lookEveryMs: number;
  holdLaneAtMostMs: number;
  /** A platform may work on a post, and we may go on looking for one, as long as this. */
  processingAtMostMs: number;
  lookAtMostMs: number;
  /** After it went live a post is looked at after these; one that is missing once more after the last. */
  watchAfterMs: readonly number[];
  watchAgainMs: number;
  /** How long what is inspected in one go waits for strangers, all of them together. */
  inspectAtMostMs: number;
  retryBaseMs: number;
  sweepMs: number;
};

/** A fetch on a fresh connection; with a deadline it throws HERALD_SEND_DEADLINE rather than write a byte after it. */
export type OutsideFetch = (options: { timeoutMs: number; sendBefore?: number }) => Outside['fetch'];

export type Context = {
  config: Config;
  db: Database;
  /** With what administrators set in their rules. */
  channels: Channel[];
  settings: Settings;
  outsideFetch: OutsideFetch;
  /** Asks a page that somebody of ours has linked to; for nothing else is the open internet asked. */
  probeLink: ProbeLink;
  /** The picture of a page, from a caged browser. */
  photograph: Photograph;
  queue: Queue;
  files: Files;
  /** Looks for malware in what is uploaded; null where the settings name no scanner. */
  scan: Scan | null;
  video: Video;
  vault: Vault;
  log: Logger;
  pace: Pace;
  limits: Limits;
  /** This machine; while its clock is far off nothing is sent from here. */
  host: { readonly name: string; clockIsRight: boolean };
  meters: Meters;
  /** Where a campaign makes a process die or wait; does nothing in the product. */
  reach: (point: string) => Promise<void>;
};

/** Whose turn it is to carry out what was asked under this key; a deed claims it as it commits (repeats/claim-turn.ts). */
export type Turn = { readonly key: string; readonly id: string };

export type Actor = {
  personId: string;
  account: string;
  name: string;
  departmentId: string;
  department: string;
  roles: readonly string[];
  signs: ReadonlySet<string>;
  language: Language;
  sessionId: string;
  /** From where the call came; absent where none did. */
  address?: string;
  /** Which rights were read with this call (rights_version). */
  rights?: number;
  /** Absent where the call came without a key. */
  turn?: Turn;
};
