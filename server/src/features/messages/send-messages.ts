// Send: messages into people's inboxes, in the caller's transaction, once for each key however often it is told.
import type { Executor } from '../../db/client.ts';
import { insertMessages, type NewMessage } from './store.ts';

export type { NewMessage };

export async function sendMessages(db: Executor, messages: readonly NewMessage[]): Promise<void> {
  await insertMessages(db, messages);
}
