// The rows of sign-ons under way: what was sent to the provider, taken back once.
import { now, nowPlus, type Executor } from '../../../db/client.ts';

const attemptMs = 15 * 60_000;

export type Attempt = {
  state: string;
  nonce: string;
  verifier: string;
  redirect: string;
  browserHash: string;
};

export async function insertAttempt(db: Executor, { browserHash, ...attempt }: Attempt): Promise<void> {
  await db.deleteFrom('sign_on_attempt').where('created_at', '<', nowPlus(-attemptMs)).execute();
  await db
    .insertInto('sign_on_attempt')
    .values({ ...attempt, browser_hash: browserHash, created_at: now })
    .execute();
}

/** Whoever comes second with the same state finds nothing. */
export async function takeAttempt(db: Executor, state: string): Promise<Attempt | undefined> {
  const row = await db
    .deleteFrom('sign_on_attempt')
    .where('state', '=', state)
    .where('created_at', '>', nowPlus(-attemptMs))
    .returning(['state', 'nonce', 'verifier', 'redirect', 'browser_hash as browserHash'])
    .executeTakeFirst();
  return row;
}
