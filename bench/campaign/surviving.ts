// A person whose call met a database that was away presses again; nothing else is forgiven.
import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from '@herald/server/refusal.ts';

const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '53100',
  '58030',
]);
const words =
  /terminat|connection|shutting down|starting up|in recovery|no space left|could not (?:extend|write)/i;

function wasAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(wasAway);
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && codes.has(error.code)) return true;
  return words.test(error.message);
}

export async function surviving<T>(act: (again: boolean) => Promise<T>, tries = 200): Promise<T> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await act(turn > 1);
    } catch (error) {
      if (error instanceof Refusal || turn >= tries || !wasAway(error)) throw error;
      await sleep(200);
    }
  }
}
