// The truth of what got posted, and every request that came, whatever the asker was told.
import type { Call } from './call.ts';

export type LedgerPost = {
  readonly platform: string;
  readonly account: string;
  readonly externalId: string;
  text: string;
  readonly mediaSha256s: readonly string[];
  readonly requestFirstByteAt: string;
  readonly appliedAt: string;
  removedAt?: string;
};
export type Received = {
  readonly cursor: number;
  readonly at: string;
  readonly platform: string;
  readonly operation: string;
  readonly body: unknown;
  readonly fault: string;
  done: boolean;
};
export type Ledger = {
  readonly posts: Map<string, LedgerPost>;
  received(call: Call, fault: string): Received;
  requests(since: number, limit: number): readonly Received[];
};

export function openLedger(): Ledger {
  const kept: Received[] = [];
  return {
    posts: new Map(),
    received: ({ platform, operation, body, firstByteAt }, fault) => {
      const { text } = body;
      const received: Received = {
        cursor: kept.length + 1,
        at: new Date(firstByteAt).toISOString(),
        platform,
        operation: `${platform}.${operation}`,
        body: { text },
        fault,
        done: false,
      };
      kept.push(received);
      return received;
    },
    requests: (since, limit) => kept.slice(since, since + limit),
  };
}
