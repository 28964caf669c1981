// Platforms: what is known of each one as a whole, whoever of its accounts is asking.
import type { Executor } from '../../../db/client.ts';

/** Row 21: whether an administrator lets the machine send once more what is proven to be absent. */
export async function mayResend(db: Executor, channelId: number): Promise<boolean> {
  const row = await db
    .selectFrom('platform_state')
    .select('resends')
    .where('channel_id', '=', channelId)
    .executeTakeFirst();
  return row?.resends ?? false;
}

export async function setResends(db: Executor, channelId: number, resends: boolean): Promise<void> {
  await db
    .insertInto('platform_state')
    .values({ channel_id: channelId, resends })
    .onConflict((clash) => clash.column('channel_id').doUpdateSet({ resends }))
    .execute();
}
