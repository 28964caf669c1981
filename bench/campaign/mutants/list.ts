// The mutants of publishing.md §11 T5, one that resends blindly and two that send too late: faults a first version had and others make; each must be caught.
import { failed } from '@herald/channels/failure.ts';
import { faithful, type Machine } from '../model/machine.ts';

/** A change of one file of a copy of the tree. */
type Patch = { readonly file: string; readonly find: string; readonly replace: string };
export type Mutant = {
  readonly name: string;
  /** For the model: the altered functions. */
  readonly machine?: Machine;
  /** For a tier with real workers: what is altered in its copy. */
  readonly real?: { readonly tier: 'mutant-kill' | 'mutant-nemesis'; readonly patches: readonly Patch[] };
};

/** A host's clock that runs ahead of the database's. */
const hostAheadMs = 3_600_000;

export const mutants: readonly Mutant[] = [
  {
    name: 'ABA: a write compares the state alone, and no trigger looks at its fence',
    machine: { ...faithful, comparesAttempt: false, hasTrigger: false },
  },
  {
    name: 'the send deadline’s clock is read after the marker’s commit',
    machine: { ...faithful, readsClockBeforeCommit: false },
  },
  {
    name: 'what a look writes is not fenced',
    machine: { ...faithful, fencesLooks: false, hasTrigger: false },
  },
  {
    name: 'the worker’s own clock decides when a call is settled',
    machine: {
      ...faithful,
      decideLook: (looked, seen, ways, times) =>
        faithful.decideLook(looked, seen, ways, { ...times, at: new Date(times.at.getTime() + hostAheadMs) }),
    },
  },
  {
    name: 'a connection of the database without an error listener',
    real: {
      tier: 'mutant-nemesis',
      patches: [
        {
          file: 'server/src/db/client.ts',
          find: `  pool.on('error', onError);\n  pool.on('connect', (client) => client.on('error', onError));`,
          // In the workers only: the campaign itself must live to tell.
          replace: `  if (!process.env['CAMPAIGN_SLOWER']) {\n    pool.on('error', onError);\n    pool.on('connect', (client) => client.on('error', onError));\n  }`,
        },
      ],
    },
  },
  {
    name: 'a 500 counts as a refusal',
    machine: {
      ...faithful,
      decideAnswer: (sent, answer, times) =>
        faithful.decideAnswer(
          sent,
          !answer.ok && answer.failure.kind === 'unknown' ? failed('content', '500') : answer,
          times,
        ),
    },
  },
  {
    name: 'a call without an answer is made again at once',
    machine: {
      ...faithful,
      decideAnswer: (sent, answer, times) =>
        faithful.decideAnswer(
          { ...sent, doubted: false },
          !answer.ok && answer.failure.kind === 'unknown' ? failed('presend', 'no answer') : answer,
          times,
        ),
    },
  },
  {
    name: 'no unique index on the outstanding mutation of an account',
    real: {
      tier: 'mutant-kill',
      patches: [
        {
          file: 'server/src/db/migrations/0015-changes-that-rest.sql',
          find: 'create unique index one_outstanding_mutation',
          replace: 'create index one_outstanding_mutation',
        },
      ],
    },
  },
  {
    name: 'keep-alive on: what was written to a dead connection counts as not sent',
    machine: { ...faithful, keepsAlive: true },
  },
  {
    name: 'the client asks once more by itself',
    machine: { ...faithful, retriesInClient: true },
    real: {
      tier: 'mutant-kill',
      patches: [
        {
          file: 'channels/src/ask.ts',
          find: '  try {\n    return await outside.fetch(',
          replace:
            '  const again = await outside.fetch(query ? `${url}?${encode(query)}` : url, body ? withBody(init, body) : init).catch(() => null);\n  if (again && again.status < 500) return again;\n  try {\n    return await outside.fetch(',
        },
      ],
    },
  },
  {
    name: 'a lease that ended sends the publication back to scheduled',
    machine: { ...faithful, afterDeath: 'scheduled' },
  },
  {
    name: 'its time is not looked at when the marker is written',
    machine: { ...faithful, marksInTime: false },
  },
  {
    name: 'the window of its key is not looked at when the marker is written',
    machine: { ...faithful, marksWithinWindow: false },
  },
];
