// The weather: what platforms and networks do to calls, seeded; and the clock of the database, which jumps.
import type { Stage } from './stage.ts';

type Fault = { fault: string; operation: string; probability: number } & Record<string, string | number>;

const sending = 0.017;
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
const elsewhere: readonly (readonly [string, string, number, Record<string, number>])[] = [
  ['list', 'list-5xx', 0.05, {}],
  ['list', 'list-lag', 0.05, { lagMs: 900 }],
  ['list', 'list-drops-newest', 0.04, { count: 1 }],
  ['delete', 'reset-after', 0.1, {}],
  ['delete', '500-before', 0.1, {}],
];
const uploads = { facebook: 'photo', twitter: 'media' } as const;

export async function orderWeather(stage: Stage, seed: number): Promise<void> {
  let number = seed * 1_000;
  for (const platform of ['facebook', 'twitter'] as const) {
    const faults: Fault[] = [
      ...onPublish.map(([fault, more]) => ({ fault, operation: 'publish', probability: sending, ...more })),
      ...elsewhere.map(([operation, fault, probability, more]) => ({
        fault,
        operation,
        probability,
        ...more,
      })),
      { fault: '500-before', operation: uploads[platform], probability: 0.03 },
      { fault: 'reset-after', operation: uploads[platform], probability: 0.03 },
    ];
    for (const { operation, ...fault } of faults)
      await stage.order('/_faults', {
        platform,
        operation: `${platform}.${operation}`,
        seed: (number += 1),
        ...fault,
      });
  }
}

const minuteMs = 60_000;
/** Forward only, and never a day together: what is due still has its day. */
const jumps = [
  7_000,
  95_000,
  11 * minuteMs,
  43 * minuteMs,
  3_000,
  130 * minuteMs,
  45_000,
  55 * minuteMs,
] as const;

export function jumpOf(number: number): number {
  return jumps[number % jumps.length] ?? minuteMs;
}
