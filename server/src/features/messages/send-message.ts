// Send: a message into one person's inbox, in the caller's transaction, once for each key however often it is told.
import type { Executor } from '../../db/client.ts';
import { insertMessage, type NewMessage } from './store.ts';

export async function sendMessage(db: Executor, message: NewMessage): Promise<void> {
  await insertMessage(db, message);
}
