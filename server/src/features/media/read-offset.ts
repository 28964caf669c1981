// Read how far an upload in chunks has come: as many bytes as the store has for good, whatever was sent.
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { admitSender } from './admit-sender.ts';
import { findPart } from './store/chunks.ts';

export async function readOffset(
  context: Context,
  fields: ReadonlyMap<string, string>,
): Promise<{ offset: number }> {
  const { key } = await admitSender(context, fields);
  const part = await findPart(context.db, key);
  if (!part) throw new Refusal('not-found');
  return { offset: part.receivedBytes ?? 0 };
}
