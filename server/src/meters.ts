// Meters: what this process counts for the figures of the house, and how all of them are told to whoever watches.
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { openTally, tellCounter, tellHistogram, type Counted } from './tally.ts';

export type Meters = {
  /** The first call of a publication begins, this long after it was due. */
  started(latenessSeconds: number): void;
  attempted(op: 'publish' | 'edit' | 'withdraw', outcome: string): void;
  /** Something was announced of a publication, once. */
  announced(kind: string): void;
  /** A wake-up was heard this long after it was queued. */
  heard(waitedSeconds: number): void;
  /** What was counted since it was last taken: whoever takes it writes it down, or gives it back. */
  take(): Counted;
  giveBack(counted: Counted): void;
  /** In the text form of Prometheus, with what was read elsewhere at this moment. */
  tell(seen: Seen): Promise<string>;
};

/** Of the whole house, read from the database when somebody asks; and the pool of this process. */
export type Seen = {
  /** By all processes together, since the house was founded. */
  readonly counted: Counted;
  readonly oldestDueUnstartedSeconds: number;
  readonly outstanding: Readonly<Record<string, number>>;
  readonly lanesHeld: number;
  readonly breakers: Readonly<Record<string, boolean>>;
  readonly outboxWaiting: number;
  readonly pool: { readonly total: number; readonly idle: number; readonly waiting: number };
};

const latenessBuckets = [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60, 300, 3_600];
const waitBuckets = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 30];

const families = {
  herald_lateness_seconds: {
    help: 'From the time a publication was due to the moment its first call began.',
    buckets: latenessBuckets,
  },
  herald_attempts_total: { help: 'Irreversible calls by what became of them.' },
  herald_unknown_total: {
    help: 'Publications of which nobody could tell what became of them; a person was asked.',
  },
  herald_duplicate_detected_total: {
    help: 'Live posts beside which the account shows another that says the same.',
  },
  herald_announcements_total: { help: 'What was told of publications, by kind.' },
  herald_queue_latency_seconds: {
    help: 'From the moment a wake-up was queued to the moment a worker heard it.',
    buckets: waitBuckets,
  },
} satisfies Record<string, { help: string; buckets?: readonly number[] }>;

export function openMeters(): Meters {
  const registry = new Registry();
  // Event-loop lag, memory, processor time.
  collectDefaultMetrics({ register: registry, prefix: 'herald_' });
  const show = gaugesOf([registry]);
  const tally = openTally();
  return {
    started: (seconds) => tally.observe('herald_lateness_seconds', latenessBuckets, seconds),
    attempted: (op, outcome) => tally.add(`herald_attempts_total{op="${op}",outcome="${outcome}"}`),
    announced: (kind) => {
      tally.add(`herald_announcements_total{kind="${kind}"}`);
      if (kind === 'unknown') tally.add('herald_unknown_total');
      if (kind === 'copies') tally.add('herald_duplicate_detected_total');
    },
    heard: (seconds) => tally.observe('herald_queue_latency_seconds', waitBuckets, seconds),
    take: () => tally.take(),
    giveBack: (counted) => {
      for (const [sample, by] of counted) tally.add(sample, by);
    },
    tell: async (seen) => {
      show(seen);
      return `${tellCounted(seen.counted)}\n${await registry.metrics()}`;
    },
  };
}

function tellCounted(counted: Counted): string {
  const told = Object.entries(families).flatMap(([name, family]) => {
    const isHistogram = 'buckets' in family;
    return [
      `# HELP ${name} ${family.help}`,
      `# TYPE ${name} ${isHistogram ? 'histogram' : 'counter'}`,
      ...(isHistogram ? tellHistogram(name, family.buckets, counted) : tellCounter(name, counted)),
    ];
  });
  return `${told.join('\n')}\n`;
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
