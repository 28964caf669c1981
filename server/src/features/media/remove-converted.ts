// Remove what the attempts of a conversion left in the store, but for what is recorded as a file, or was lately.
import type { Context } from '../../context.ts';
import { composeConvertedKey } from './compose-converted-key.ts';
import type { Conversion } from './store/conversions.ts';
import { listRecorded } from './store/ended-uploads.ts';

/** Of the attempts up to this one. A worker that was only thought dead removes its own later. */
export async function removeConverted(
  { db, files }: Pick<Context, 'db' | 'files'>,
  { id, attempts }: Pick<Conversion, 'id' | 'attempts'>,
): Promise<void> {
  const keys = Array.from({ length: attempts }, (_, before) => composeConvertedKey(id, before + 1));
  if (keys.length === 0) return;
  const recorded = await listRecorded(db, keys);
  for (const key of keys) if (!recorded.includes(key)) await files.remove(key);
}
