// Settle: what was asked about these things is answered, by whomever, and needs no answer of anybody any more.
import type { Executor } from '../../db/client.ts';
import { markLinked } from './store.ts';

/** `links` as the messages were sent with. Who has read them already notices nothing. */
export async function settleQuestions(db: Executor, links: readonly string[]): Promise<void> {
  if (links.length > 0) await markLinked(db, links);
}
