// Intentions: one key for one thing somebody means to do, the same until it was answered, so that no click counts twice.
import { codes } from '@herald/contract/codes.ts';
import type { Endpoint } from '@herald/contract/endpoint.ts';
import type { Heard } from './ask.ts';

export type Intentions = {
  /** Undefined where the call is not repeatable. */
  keyFor(endpoint: Endpoint, input: unknown, isAnew?: boolean): string | undefined;
  /** An answer ends it: the next click means something new. */
  end(endpoint: Endpoint, input: unknown, heard: Heard): void;
};

/** Who comes back so long after a lost answer looks first and means it anew. */
const keptMs = 10 * 60_000;

export function makeIntentions(now: () => number): Intentions {
  const open = new Map<string, { key: string; since: number }>();
  const nameOf = (endpoint: Endpoint, input: unknown) => `${endpoint.path} ${JSON.stringify(input)}`;
  return {
    keyFor(endpoint, input, isAnew = false) {
      if (endpoint.repeatable !== 'by-key') return undefined;
      const name = nameOf(endpoint, input);
      const known = open.get(name);
      if (known && !isAnew && now() - known.since < keptMs) return known.key;
      const key = newKey();
      open.set(name, { key, since: now() });
      return key;
    },
    end(endpoint, input, heard) {
      if (isAnswer(heard)) open.delete(nameOf(endpoint, input));
    },
  };
}

/** A server that stumbled, or is still at it, has not said what became of it. */
function isAnswer({ status, envelope }: Heard): boolean {
  return envelope !== null && status < 500 && envelope.code !== codes['still-carried-out'].wire;
}

/** By hand, because a browser gives randomUUID only to pages that came over https. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
