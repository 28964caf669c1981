// Leftovers: what a harmless step put up where readers see it, of publications that ended without a post.
import type { ChannelId } from '@herald/contract/channel-ids.ts';
import { sql } from 'kysely';
import { now, type Executor } from '../../../db/client.ts';
import { mayStand } from './attempts.ts';
import { olderThanRestore } from './restores.ts';
import type { Publication } from './rows.ts';

/** Ever more minutes apart: the last one a day after the publication ended. */
const triesAtMost = 38;

export type Leftover = Pick<Publication, 'id' | 'account_id' | 'department_id' | 'channel_id'> & {
  readonly key: string;
  readonly handle: string;
  readonly tries: number;
};

/** Of these channels; none of a publication that may have a post all the same. */
export async function listLeftovers(
  db: Executor,
  channels: readonly ChannelId[],
  atMost: number,
): Promise<Leftover[]> {
  if (channels.length === 0) return [];
  const minutes = sql`(media_step.tries * media_step.tries) * interval '1 minute'`;
  return (
    db
      .selectFrom('media_step')
      .innerJoin('publication', 'publication.id', 'media_step.publication_id')
      // Before it is bound anew nothing can be deleted in its name, and no try is counted.
      .innerJoin('channel_account', 'channel_account.id', 'publication.account_id')
      .where('channel_account.state', '=', 'usable')
      .select(['publication.id', 'publication.account_id'])
      .select(['publication.department_id', 'publication.channel_id'])
      .select(['media_step.key', 'media_step.handle', 'media_step.tries'])
      .where('media_step.key', '=', 'video')
      .where('publication.channel_id', 'in', channels)
      .where('publication.state', 'in', ['failed', 'cancelled', 'missed'])
      .where('publication.external_id', 'is', null)
      .where('media_step.tries', '<', triesAtMost)
      .where(sql<boolean>`not ${mayStand}`)
      // The house before may have published it with this very video.
      .where(sql<boolean>`not ${olderThanRestore}`)
      .where(
        sql<boolean>`(select max(at) from event where event.publication_id = publication.id) + ${minutes} <= ${now}`,
      )
      .orderBy('media_step.tries')
      .limit(atMost)
      .execute()
  );
}

export async function countTry(db: Executor, { id, key }: Leftover): Promise<void> {
  await db
    .updateTable('media_step')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('publication_id', '=', id)
    .where('key', '=', key)
    .execute();
}

/** Its handle names nothing any more. */
export async function forgetLeftover(db: Executor, { id, key }: Leftover): Promise<void> {
  await db.deleteFrom('media_step').where('publication_id', '=', id).where('key', '=', key).execute();
}
