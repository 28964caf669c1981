// The job engine: the only file that knows pg-boss.
import { CompiledQuery } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import type { Executor } from '../db/client.ts';
import type { Job } from './job.ts';
import type { Queue, Wakeable } from './queue.ts';

const pollSeconds = 0.5;
const schema = 'jobs';

export type Engine = {
  queue: Queue;
  work<T extends z.ZodType>(context: Context, job: Job<T>, atOnce: number): Promise<void>;
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
    application_name: 'herald-jobs',
  });
  boss.on('error', options.onError);
  await boss.start();
  for (const job of options.jobs)
    await boss.createQueue(job.name, { policy: 'short', retryLimit: 0, heartbeatSeconds: 10 });
  return {
    queue: async (db, job, input) => {
      await boss.send(
        job.name,
        { ...parsed(job, input) },
        { singletonKey: job.key(input), db: { executeSql: through(db) } },
      );
    },
    work: async (context, job, atOnce) => {
      await boss.work(
        job.name,
        { pollingIntervalSeconds: pollSeconds, localConcurrency: atOnce, batchSize: 1 },
        async (taken) => {
          for (const one of taken)
            await job.run(context, job.input.parse(one.data)).catch((error: unknown) => {
              context.log.error({ job: job.name, err: error }, 'a job failed');
              throw error;
            });
        },
      );
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
