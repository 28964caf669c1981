// Purge the uploads in chunks that nobody came back for within a day.
import type { Context } from '../../context.ts';
import { endAbandoned } from './store/chunks.ts';

export async function purgeUploads({ db, files }: Context): Promise<void> {
  for (const key of await endAbandoned(db)) await files.parts.remove(key);
}
