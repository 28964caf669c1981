// Meters: what this process counted since it began, and how its figures are told to whoever watches it.
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export type Meters = {
  /** The first call of a publication begins, this long after it was due. */
  started(latenessSeconds: number): void;
  attempted(op: 'publish' | 'edit' | 'withdraw', outcome: string): void;
  /** Something was announced of a publication, once. */
  announced(kind: string): void;
  /** A wake-up was heard this long after it was queued. */
  heard(waitedSeconds: number): void;
  /** In the text form of Prometheus, with what was read elsewhere at this moment. */
  tell(seen: Seen): Promise<string>;
};

/** Of the whole house, read from the database when somebody asks; and the pool of this process. */
export type Seen = {
  readonly oldestDueUnstartedSeconds: number;
  readonly outstanding: Readonly<Record<string, number>>;
  readonly lanesHeld: number;
  readonly breakers: Readonly<Record<string, boolean>>;
  readonly outboxWaiting: number;
  readonly pool: { readonly total: number; readonly idle: number; readonly waiting: number };
};

const latenessBuckets = [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60, 300, 3_600];
const waitBuckets = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 30];

export function openMeters(): Meters {
  const registry = new Registry();
  const registers = [registry];
  // Event-loop lag, memory, processor time.
  collectDefaultMetrics({ register: registry, prefix: 'herald_' });
  const lateness = new Histogram({
    name: 'herald_lateness_seconds',
    help: 'From the time a publication was due to the moment its first call began.',
    buckets: latenessBuckets,
    registers,
  });
  const attempts = new Counter({
    name: 'herald_attempts_total',
    help: 'Irreversible calls by what became of them.',
    labelNames: ['op', 'outcome'],
    registers,
  });
  const unknown = new Counter({
    name: 'herald_unknown_total',
    help: 'Publications of which nobody could tell what became of them; a person was asked.',
    registers,
  });
  const duplicates = new Counter({
    name: 'herald_duplicate_detected_total',
    help: 'Live posts beside which the account shows another that says the same.',
    registers,
  });
  const announced = new Counter({
    name: 'herald_announcements_total',
    help: 'What was told of publications, by kind.',
    labelNames: ['kind'],
    registers,
  });
  const queue = new Histogram({
    name: 'herald_queue_latency_seconds',
    help: 'From the moment a wake-up was queued to the moment a worker heard it.',
    buckets: waitBuckets,
    registers,
  });
  const show = gaugesOf(registers);
  return {
    started: (seconds) => lateness.observe(seconds),
    attempted: (op, outcome) => attempts.inc({ op, outcome }),
    announced: (kind) => {
      announced.inc({ kind });
      if (kind === 'unknown') unknown.inc();
      if (kind === 'copies') duplicates.inc();
    },
    heard: (seconds) => queue.observe(seconds),
    tell: async (seen) => {
      show(seen);
      return registry.metrics();
    },
  };
}

function gaugesOf(registers: Registry[]): (seen: Seen) => void {
  const gauge = <T extends string>(name: string, help: string, labelNames: T[] = []) =>
    new Gauge({ name: `herald_${name}`, help, labelNames, registers });
  const oldest = gauge('oldest_due_unstarted_seconds', 'How long the longest waiting due publication waits.');
  const outstanding = gauge('outstanding', 'Publications that are not settled, by state.', ['state']);
  const lanes = gauge('lanes_held', 'Accounts that a worker holds just now.');
  const breakers = gauge('breaker_open', '1 while all accounts of a platform wait.', ['channel']);
  const outbox = gauge('outbox_waiting', 'Announcements that are not told yet.');
  const pool = gauge('pool_connections', 'Database connections of this process.', ['use']);
  return (seen) => {
    oldest.set(seen.oldestDueUnstartedSeconds);
    outstanding.reset();
    for (const [state, count] of Object.entries(seen.outstanding)) outstanding.set({ state }, count);
    lanes.set(seen.lanesHeld);
    breakers.reset();
    for (const [channel, isOpen] of Object.entries(seen.breakers)) breakers.set({ channel }, isOpen ? 1 : 0);
    outbox.set(seen.outboxWaiting);
    pool.set({ use: 'busy' }, seen.pool.total - seen.pool.idle);
    pool.set({ use: 'idle' }, seen.pool.idle);
    pool.set({ use: 'waited-for' }, seen.pool.waiting);
  };
}
