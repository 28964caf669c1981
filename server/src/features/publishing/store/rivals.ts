// Rivals: other calls of an account that may stand and belong to no post yet; what says the same as one of them is not claimed by another (I3).
import type { Rival } from '@herald/channels/channel.ts';
import { onItsWay, type PublicationState } from '@herald/contract/publications.ts';
import { sql } from 'kysely';
import type { Executor } from '../../../db/client.ts';
import { isInDoubt } from './attempts.ts';
import type { Publication } from './rows.ts';

/** Not ended: what they were sent as may still be found, or was never disproved. */
const open: readonly PublicationState[] = [...onItsWay, 'handed-over', 'unknown'];

/** `lastsMs`: how long after its marker a call may take effect. Instants are in the platforms' time, as those of attempts. */
export async function listRivals(
  db: Executor,
  { id, account_id: accountId }: Pick<Publication, 'id' | 'account_id'>,
  lastsMs: number,
): Promise<Rival[]> {
  const rows = await db
    .selectFrom('publication')
    .innerJoinLateral(
      (one) =>
        one
          .selectFrom('attempt')
          .select((row) => [
            row.fn.min('sent_outside_at').as('first'),
            row.fn.max('sent_outside_at').as('last'),
            row.fn.max('client_key').as('clientKey'),
            sql<boolean>`coalesce(bool_or(outcome = 'processing'), false)`.as('taken'),
          ])
          .whereRef('attempt.publication_id', '=', 'publication.id')
          .where('op', '=', 'publish')
          .where('disproved_at', 'is', null)
          .as('call'),
      (join) => join.onTrue(),
    )
    .select(['publication.id', 'post', 'handle', 'call.first', 'call.last', 'call.clientKey', 'call.taken'])
    .select(
      sql<Record<string, string>>`(select coalesce(json_object_agg(key, media_step.handle), '{}')
        from media_step where media_step.publication_id = publication.id)`.as('handles'),
    )
    .where('account_id', '=', accountId)
    .where('publication.id', '<>', id)
    .where('external_id', 'is', null)
    .where('attempt_no', '>', 0)
    .where((row) =>
      row.or([
        row('state', 'in', open),
        // A person gave it up without anybody knowing whether it stands.
        row('reason', '=', 'reason-person-dropped'),
      ]),
    )
    .where(isInDoubt)
    .execute();
  return rows.map(({ post, handle, first, last, clientKey, taken, handles }) => ({
    post,
    handle,
    handles,
    clientKey,
    sentAt: first,
    // What the platform took and works on comes out when it is done.
    until: taken || handle !== null ? null : new Date(last.getTime() + lastsMs),
  }));
}
