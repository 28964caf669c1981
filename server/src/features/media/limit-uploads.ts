// Limit what one person uploads: how often an hour, how much a day, and how many large files at once (hostile.md §5).
import { chunksAboveBytes, dayMs, hourMs } from '@herald/contract/constants.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { countBegun, countGoing, readBytesFree, readStartsFree } from './store/upload-counts.ts';
import type { UploadRow } from './store/uploads.ts';

/** Who was told to wait asks again after so many. */
const askAgainSeconds = 10;
const gibibyte = 1_073_741_824;

type Wanted = Pick<UploadRow, 'key' | 'ownerId' | 'sizeBytes'> & {
  /** One that stopped in the middle was counted when it began. */
  readonly goesOn: boolean;
};

/** Throws what is too much, and when it will not be. The person's uploads must be locked. */
export async function limitUploads(tx: Tx, limits: Context['limits'], wanted: Wanted): Promise<void> {
  const { ownerId, sizeBytes, goesOn } = wanted;
  if (!goesOn) await limitBegun(tx, limits, { ownerId, sizeBytes });
  if (sizeBytes <= chunksAboveBytes) return;
  const { largeAtOnce: limit } = limits.uploads;
  const going = await countGoing(tx, wanted);
  if (going >= limit) throw new Refusal('uploads-at-once', { limit, seconds: askAgainSeconds });
}

async function limitBegun(
  tx: Tx,
  { uploads }: Context['limits'],
  { ownerId, sizeBytes }: Pick<Wanted, 'ownerId' | 'sizeBytes'>,
): Promise<void> {
  const { startsAnHour, bytesADay } = uploads;
  const begun = await countBegun(tx, ownerId, { hourMs, dayMs });
  if (begun.starts >= startsAnHour) {
    const seconds = await readStartsFree(tx, ownerId, startsAnHour, hourMs);
    throw new Refusal('uploads-an-hour', { limit: startsAnHour, minutes: Math.ceil(seconds / 60), seconds });
  }
  const tooMany = begun.sentBytes + sizeBytes - bytesADay;
  if (tooMany <= 0) return;
  const seconds = (await readBytesFree(tx, ownerId, tooMany, dayMs)) ?? dayMs / 1_000;
  throw new Refusal('uploads-a-day', {
    limit: Math.floor(bytesADay / gibibyte),
    hours: Math.ceil(seconds / 3_600),
    seconds,
  });
}
