// The number of the settings that processes keep in memory, and what they read when it is another.
import type { Executor, Tx } from '../../../db/client.ts';

/** Whoever else raises it waits until this transaction ends. */
export async function raiseVersion(tx: Tx): Promise<void> {
  await tx
    .updateTable('settings_version')
    .set((row) => ({ version: row('version', '+', 1) }))
    .execute();
}

export async function readVersion(db: Executor): Promise<number> {
  return (await db.selectFrom('settings_version').select('version').executeTakeFirstOrThrow()).version;
}

/** The newsroom's own classes of all channels, in their order. */
export async function allClasses(db: Executor): Promise<{ channelId: number; name: string }[]> {
  return db
    .selectFrom('classification')
    .select(['channel_id as channelId', 'name'])
    .orderBy('sort')
    .orderBy('id')
    .execute();
}
