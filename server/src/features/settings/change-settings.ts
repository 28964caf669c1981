// Change what processes keep in memory: the number of its version goes up with it, and this process knows at once.
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { applySettings } from './apply-settings.ts';
import { raiseVersion } from './store/version.ts';

/** The others read the number every second (keep-settings.ts). */
export async function changeSettings<T>(context: Context, work: (tx: Tx) => Promise<T>): Promise<T> {
  const made = await context.db.transaction().execute(async (tx) => {
    await raiseVersion(tx);
    return work(tx);
  });
  await applySettings(context);
  return made;
}
