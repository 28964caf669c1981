// The tiers of the campaign: how much is published under how much weather, and what each leaves out (publishing.md §11).
import type { Pace } from '@herald/server/context.ts';

export type Tier = {
  readonly publications: number;
  /** Accounts of each platform. */
  readonly accounts: number;
  readonly killsPerPoint: number;
  readonly jumps: number;
  readonly pauses: number;
  /** The load is spread over this long. */
  readonly loadMs: number;
  readonly settleWithinMs: number;
  /** What of the plan this tier does not do. */
  readonly skipped: readonly string[];
};

/** Failpoints the engine has; a worker kills itself there. */
export const points = [
  'F03',
  'F04',
  'F08',
  'F09',
  'F10',
  'F11',
  'B12',
  'B13',
  'B14',
  'R17',
  'R18',
  'R19',
  'W23',
] as const;
export type Point = (typeof points)[number];

const smoke: Tier = {
  publications: 400,
  accounts: 40,
  killsPerPoint: 3,
  jumps: 8,
  pauses: 6,
  loadMs: 50_000,
  settleWithinMs: 60_000,
  skipped: [
    'failpoints F01 F02 F05 F06 F07 U15 U16 T20 T21 E22 S24: the engine has none there yet',
    'clock backwards',
    'disk full',
    'database restart and connection loss',
    'DNS and TLS failure',
    'classes A, B and D',
  ],
};

export const tiers: Readonly<Record<string, Tier>> = { smoke };

/** Every duration of the engine, for the campaign: shorter than the product's, in the same order. */
export const scale = 0.01;
export const pace: Pace = {
  leaseMs: 1_000,
  renewMs: 300,
  sendDeadlineMs: 700,
  clientTimeoutMs: 1_000,
  quietWindowMs: 2_000,
  lookEveryMs: 600,
  holdLaneAtMostMs: 8_000,
  retryBaseMs: 40,
  sweepMs: 300,
};
