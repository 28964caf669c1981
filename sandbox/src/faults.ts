// Faults on demand: which one strikes which call, how often, and always the same way when a seed is given.
import type { PlatformName } from './ledger.ts';
import type { Bent } from './call.ts';

export const WIRE_FAULTS = [
  'timeout-before',
  'timeout-after',
  'late-apply',
  '500-before',
  '500-after',
  'reset-before',
  'reset-after',
  'truncated',
  'no-id',
  'html',
  'accepted-then-flip',
  'rate-seconds',
  'rate-date',
  'rate-absent',
  'rate-absurd',
  'unauthorized',
  'duplicate',
  'list-5xx',
  'slow-drip',
  'unseen',
] as const;
export const BENDING_FAULTS = ['list-lag', 'list-drops-newest', 'handle-expires'] as const;
export type WireFault = (typeof WIRE_FAULTS)[number];
export type FaultKind = WireFault | (typeof BENDING_FAULTS)[number];

export interface FaultOrder {
  fault: FaultKind;
  platform?: PlatformName;
  account?: string;
  operation?: string;
  times?: number;
  probability?: number;
  seed?: number;
  delayMs?: number;
  lagMs?: number;
  count?: number;
  retryAfterSeconds?: number;
  status?: number;
  bytesPerSecond?: number;
  flipsTo?: 'live' | 'gone';
}

export interface Fault extends FaultOrder {
  id: string;
  struck: number;
}

export interface Struck {
  wire?: Fault & { fault: WireFault };
  bent: Bent;
  names: string[];
}

export interface Faults {
  add(order: FaultOrder): Fault;
  list(): Fault[];
  remove(id: string): boolean;
  clear(): void;
  strike(
    target: { platform: PlatformName; account: string | undefined; operation: string },
    nowMs: number,
  ): Struck;
}

/** mulberry32: small, seeded, good enough to choose who is struck. */
function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function isWire(kind: FaultKind): kind is WireFault {
  return WIRE_FAULTS.some((known) => known === kind);
}

function bend(bent: Bent, fault: Fault, nowMs: number): void {
  if (fault.fault === 'list-lag') bent.hiddenNewerThanMs = nowMs - (fault.lagMs ?? 30_000);
  if (fault.fault === 'list-drops-newest') bent.droppedNewestCount = fault.count ?? 1;
  if (fault.fault === 'handle-expires') bent.handlesExpire = true;
  if (fault.fault !== 'accepted-then-flip') return;
  bent.heldForMs = fault.delayMs ?? 1_000;
  bent.flipsTo = fault.flipsTo ?? 'live';
}

export function openFaults(): Faults {
  const standing = new Map<string, { fault: Fault; roll: () => number }>();
  let nextNumber = 1;
  return {
    add(order) {
      const fault: Fault = { ...order, id: `fault-${nextNumber++}`, struck: 0 };
      standing.set(fault.id, { fault, roll: order.seed === undefined ? Math.random : dice(order.seed) });
      return fault;
    },
    list: () => [...standing.values()].map(({ fault }) => fault),
    remove: (id) => standing.delete(id),
    clear: () => standing.clear(),
    strike({ platform, account, operation }, nowMs) {
      const struck: Struck = { bent: {}, names: [] };
      for (const { fault, roll } of standing.values()) {
        if (fault.platform !== undefined && fault.platform !== platform) continue;
        if (fault.account !== undefined && fault.account !== account) continue;
        if (fault.operation !== undefined && fault.operation !== `${platform}.${operation}`) continue;
        if (isWire(fault.fault) && struck.wire) continue;
        if (fault.times !== undefined && fault.struck >= fault.times) continue;
        if (fault.probability !== undefined && roll() >= fault.probability) continue;
        fault.struck += 1;
        struck.names.push(fault.fault);
        if (isWire(fault.fault)) struck.wire = { ...fault, fault: fault.fault };
        bend(struck.bent, fault, nowMs);
      }
      return struck;
    },
  };
}
