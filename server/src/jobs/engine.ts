// The job engine: the only file that knows pg-boss.
import { CompiledQuery } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import type { Executor } from '../db/client.ts';
import type { Job } from './job.ts';
import type { Queue, Wakeable } from './queue.ts';
import { openTurns, type Turns } from './turns.ts';

const pollSeconds = 0.5;
/** Where the database tells of new wake-ups itself; the sweep finds what was not heard. */
const heardPollSeconds = 5;
const heardAtOnce = 100;
const schema = 'jobs';

/** A job at work in this process: woken by the queue, or from within by whoever found something due. */
export type Woken<T extends z.ZodType = z.ZodType> = Pick<Turns, 'stop'> & {
  wake: (input: z.output<T>) => void;
};

export type Engine = {
  queue: Queue;
  work<T extends z.ZodType>(context: Context, job: Job<T>, atOnceOfEach: number): Promise<Woken<T>>;
  stop(): Promise<void>;
};

/**
 * `short` with a key: of one account at most one wake-up waits; that only one works is the lane's promise, not the queue's.
 * A policy that counts running jobs would keep an account asleep until a dead worker's job is noticed. The api queues, only a worker works.
 */
export async function startEngine(
  url: string,
  options: { jobs: readonly { name: string }[]; works: boolean; onError: (error: Error) => void },
): Promise<Engine> {
  const boss = new PgBoss({
    connectionString: url,
    schema,
    max: 4,
    supervise: options.works,
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 2,
    schedule: false,
    // Heard at once; where that is not possible, the polling finds it.
    useListenNotify: options.works,
    application_name: 'herald-jobs',
  });
  boss.on('error', options.onError);
  await boss.start();
  for (const job of options.jobs) {
    await boss.createQueue(job.name, { policy: 'short', retryLimit: 0, heartbeatSeconds: 10, notify: true });
    // A queue of an earlier Herald did not tell.
    await boss.updateQueue(job.name, { notify: true });
  }
  return {
    queue: async (db, job, input) => {
      await boss.send(
        job.name,
        { ...parsed(job, input) },
        { singletonKey: job.key(input), db: { executeSql: through(db) } },
      );
    },
    work: async (context, job, atOnceOfEach) => {
      const turns = openTurns(atOnceOfEach);
      let going = true;
      const wake = (input: z.output<typeof job.input>) =>
        turns.take({ key: job.key(input), group: job.group?.(input) ?? '' }, () =>
          job
            .run(context, input, () => going)
            .catch((error: unknown) => context.log.error({ job: job.name, err: error }, 'a job failed')),
        );
      // A wake-up is done once it is heard: what a dead worker had heard, the rows still say.
      const hearing = await boss.work(
        job.name,
        {
          pollingIntervalSeconds: pollSeconds,
          notifyPollingIntervalSeconds: heardPollSeconds,
          batchSize: heardAtOnce,
          includeMetadata: true,
        },
        async (taken) => {
          for (const one of taken) {
            // Both by the database's clock.
            context.meters.heard((one.startedOn.getTime() - one.createdOn.getTime()) / 1_000);
            wake(job.input.parse(one.data));
          }
        },
      );
      return {
        wake,
        stop: async () => {
          going = false;
          await Promise.all([boss.offWork(job.name, { id: hearing }), turns.stop()]);
        },
      };
    },
    stop: () => boss.stop({ graceful: true, timeout: 20_000 }),
  };
}

function parsed<T extends z.ZodType>(job: Wakeable<T>, input: z.output<T>): object {
  const value: unknown = job.input.parse(input);
  return typeof value === 'object' && value !== null ? value : {};
}

/** pg-boss writes its row through our transaction. */
function through(db: Executor) {
  return async (text: string, values: unknown[] = []) => {
    const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
    return { rows };
  };
}
