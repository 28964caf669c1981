// The rows of the applications set here: sealed, with who set them and when.
import { now, type Executor, type Tx } from '../../../db/client.ts';

export type AppRow = { channelId: number; sealed: string; setBy: string; setAt: Date };

export async function allApps(db: Executor): Promise<AppRow[]> {
  return db
    .selectFrom('channel_app')
    .innerJoin('person', 'person.id', 'channel_app.set_by')
    .select([
      'channel_app.channel_id as channelId',
      'channel_app.sealed',
      'person.name as setBy',
      'channel_app.set_at as setAt',
    ])
    .execute();
}

/** In the place of what was set before. */
export async function saveApp(
  tx: Tx,
  { channelId, sealed, setBy }: Pick<AppRow, 'channelId' | 'sealed' | 'setBy'>,
): Promise<void> {
  await tx
    .insertInto('channel_app')
    .values({ channel_id: channelId, sealed, set_by: setBy })
    .onConflict((clash) => clash.column('channel_id').doUpdateSet({ sealed, set_by: setBy, set_at: now }))
    .execute();
}

/** False where none was set. */
export async function deleteApp(tx: Tx, channelId: number): Promise<boolean> {
  const gone = await tx
    .deleteFrom('channel_app')
    .where('channel_id', '=', channelId)
    .returning('channel_id')
    .executeTakeFirst();
  return gone !== undefined;
}
