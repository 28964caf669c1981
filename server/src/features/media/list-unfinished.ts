// List the uploads of a person that stopped in the middle and may go on.
import type { UnfinishedUpload } from '@herald/contract/media.ts';
import type { Actor, Context } from '../../context.ts';
import { findUnfinished } from './store/chunks.ts';

export async function listUnfinished(
  { db }: Context,
  { personId }: Pick<Actor, 'personId'>,
): Promise<UnfinishedUpload[]> {
  const parts = await findUnfinished(db, personId);
  return parts.map(({ key, name, sizeBytes, receivedBytes }) => ({
    key,
    name,
    size: sizeBytes,
    receivedBytes: receivedBytes ?? 0,
  }));
}
