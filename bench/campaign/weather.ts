// The weather: what platforms and networks do to calls, seeded; and the clock of the database, which jumps.
import type { Row } from '@herald/channels/conformance-row.ts';
import { rows } from '@herald/channels/conformance-table.ts';
import { channelOf } from './played.ts';
import type { Stage } from './stage.ts';

type Fault = { fault: string; operation: string; probability: number } & Record<string, string | number>;

const sending = 0.018;
const onPublish: readonly (readonly [string, Record<string, number | string>])[] = [
  ['reset-after', {}],
  ['timeout-after', {}],
  ['500-after', {}],
  ['truncated', {}],
  ['no-id', {}],
  ['html', {}],
  ['slow-drip', {}],
  ['late-apply', { delayMs: 200 }],
  ['accepted-then-flip', { delayMs: 300 }],
  ['reset-before', {}],
  ['timeout-before', {}],
  ['500-before', {}],
  ['rate-seconds', { retryAfterSeconds: 1 }],
  ['rate-date', { retryAfterSeconds: 2 }],
  ['rate-absent', {}],
  ['unauthorized', {}],
  ['duplicate', {}],
  ['handle-expires', {}],
];
type Elsewhere = readonly (readonly [string, number, Record<string, number>])[];
const reading: Elsewhere = [['list-5xx', 0.16, {}]];
/** As publishing is struck, and oftener: there are fewer changes. */
const changing: Elsewhere = [
  ['reset-after', 0.06, {}],
  ['500-before', 0.06, {}],
  ['500-after', 0.04, {}],
  ['timeout-after', 0.04, {}],
  ['timeout-before', 0.03, {}],
  ['late-apply', 0.05, { delayMs: 200 }],
  ['rate-seconds', 0.03, { retryAfterSeconds: 1 }],
  ['rate-date', 0.02, { retryAfterSeconds: 2 }],
  ['rate-absent', 0.02, {}],
  ['unauthorized', 0.03, {}],
  ['duplicate', 0.05, {}],
];
const uploading: Elsewhere = [
  ['500-before', 0.08, {}],
  ['reset-after', 0.09, {}],
];
/** By the words that the platforms' own documents have for their operations. */
const elsewhere: Readonly<Record<string, Elsewhere>> = {
  list: [
    ['list-5xx', 0.14, {}],
    ['list-lag', 0.05, { lagMs: 900 }],
    ['list-drops-newest', 0.04, { count: 1 }],
  ],
  read: reading,
  status: reading,
  delete: changing,
  edit: changing,
  photo: uploading,
  media: uploading,
  upload: uploading,
  cover: uploading,
  quota: reading,
};

export async function orderWeather(stage: Stage, seed: number): Promise<void> {
  let number = seed * 1_000;
  for (const row of rows)
    for (const fault of faultsOf(row)) await orderFault(stage, row, { seed: (number += 1), ...fault });
}

/** All but what the platform has no words for, or no operation. */
function faultsOf({ without, parameters }: Row): Fault[] {
  const sent = onPublish.filter(([fault]) => !without.includes(fault));
  return [
    ...sent.map(([fault, more]) => ({ fault, operation: 'publish', probability: sending, ...more })),
    ...Object.keys(parameters).flatMap((operation) =>
      (elsewhere[operation] ?? []).flatMap(([fault, probability, more]) =>
        without.includes(fault) ? [] : [{ fault, operation, probability, ...more }],
      ),
    ),
  ];
}

/** For a while every call to publish is told to wait: the storm of 429. */
export async function orderStorm(stage: Stage, seed: number): Promise<void> {
  for (const row of rows)
    for (const fault of ['rate-seconds', 'rate-absent', 'rate-absurd'])
      await orderFault(stage, row, {
        fault,
        operation: 'publish',
        probability: 0.3,
        retryAfterSeconds: 2,
        seed,
      });
}

async function orderFault(stage: Stage, { platform }: Row, { operation, ...fault }: Fault): Promise<void> {
  await stage.order('/_faults', { platform, operation: `${platform}.${operation}`, ...fault });
}

/** Where tokens are renewed one ends before its time, a different one at each turn. */
export async function endToken(stage: Stage, turn: number): Promise<void> {
  const all = Object.entries(stage.accounts).flatMap(([, accounts]) => accounts);
  const renewed = all.filter(({ played }) => channelOf(played).connect.refresh !== null);
  // A step that meets all platforms before it comes back to the first of them.
  const account = renewed[(turn * tokenStep) % renewed.length];
  if (account)
    await stage.order('/_tokens/expire', { platform: account.platform, account: account.externalId });
}

const tokenStep = 13;

/** Forward only; by the pace of the campaign over a lease, a quiet window, the holding of a lane, an hour, some hours. */
const jumps = [1_100, 3_000, 9_000, 40_000, 700, 100_000, 5_000, 250_000] as const;

export function jumpOf(number: number): number {
  return jumps[number % jumps.length] ?? 1_000;
}
