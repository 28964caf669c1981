// List the uploads of a person of which no file came yet: stopped in the middle, or looked at.
import type { UnfinishedUpload } from '@herald/contract/media.ts';
import type { Actor, Context } from '../../context.ts';
import { findUnfinished } from './store/chunks.ts';

export async function listUnfinished(
  { db }: Context,
  { personId }: Pick<Actor, 'personId'>,
): Promise<UnfinishedUpload[]> {
  const parts = await findUnfinished(db, personId);
  return parts.map(({ key, name, sizeBytes, receivedBytes, isHeld }) => ({
    key,
    name,
    size: sizeBytes,
    receivedBytes: receivedBytes ?? 0,
    isLookedAt: isHeld,
  }));
}
