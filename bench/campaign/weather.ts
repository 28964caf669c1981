// The weather: what platforms and networks do to calls, seeded; and the clock of the database, which jumps.
import { played, type Played, type Stage } from './stage.ts';

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
];
const onHandles: typeof onPublish = [['handle-expires', {}]];
const withoutHandles: readonly Played[] = ['key', 'blind'];
type Elsewhere = readonly (readonly [string, string, number, Record<string, number>])[];
const looking: Elsewhere = [
  ['list', 'list-5xx', 0.14, {}],
  ['list', 'list-lag', 0.05, { lagMs: 900 }],
  ['read', 'list-5xx', 0.16, {}],
  ['status', 'list-5xx', 0.16, {}],
  ['delete', 'reset-after', 0.1, {}],
  ['delete', '500-before', 0.1, {}],
  ['edit', 'reset-after', 0.1, {}],
  ['edit', '500-before', 0.1, {}],
];
const uploading = (operation: string): Elsewhere => [
  [operation, '500-before', 0.07, {}],
  [operation, 'reset-after', 0.08, {}],
];
const elsewhere: Readonly<Record<Played, Elsewhere>> = {
  facebook: [...looking, ['list', 'list-drops-newest', 0.04, { count: 1 }], ...uploading('photo')],
  twitter: [...looking, ['list', 'list-drops-newest', 0.04, { count: 1 }], ...uploading('media')],
  key: looking,
  handle: [...looking, ...uploading('upload')],
  blind: looking,
};

export async function orderWeather(stage: Stage, seed: number): Promise<void> {
  let number = seed * 1_000;
  for (const platform of played) {
    const faults: Fault[] = [
      ...[...onPublish, ...(withoutHandles.includes(platform) ? [] : onHandles)].map(([fault, more]) => ({
        fault,
        operation: 'publish',
        probability: sending,
        ...more,
      })),
      ...elsewhere[platform].map(([operation, fault, probability, more]) => ({
        fault,
        operation,
        probability,
        ...more,
      })),
    ];
    for (const { operation, ...fault } of faults)
      await orderFault(stage, platform, { operation, seed: (number += 1), ...fault });
  }
}

/** For a while every call to publish is told to wait: the storm of 429. */
export async function orderStorm(stage: Stage, seed: number): Promise<void> {
  for (const platform of played)
    for (const fault of ['rate-seconds', 'rate-absent', 'rate-absurd'])
      await orderFault(stage, platform, {
        fault,
        operation: 'publish',
        probability: 0.3,
        retryAfterSeconds: 2,
        seed,
      });
}

async function orderFault(stage: Stage, platform: Played, { operation, ...fault }: Fault): Promise<void> {
  await stage.order(platform, '/_faults', { platform, operation: `${platform}.${operation}`, ...fault });
}

/** Forward only; by the pace of the campaign over a lease, a quiet window, the holding of a lane, an hour, some hours. */
const jumps = [1_100, 3_000, 9_000, 40_000, 700, 100_000, 5_000, 250_000] as const;

export function jumpOf(number: number): number {
  return jumps[number % jumps.length] ?? 1_000;
}
