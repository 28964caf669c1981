// Twins: what an account was sent under the same words, or had changed to them, and may show still.
import { sql } from 'kysely';
import type { Tx } from '../../../db/client.ts';
import type { Publication } from './rows.ts';

/** What one of these posts was first sent as, or has a fingerprint of before, and no edit has changed since: one that waits or is in doubt, however old, or that went live or was dropped since. */
export async function listSentAs(
  tx: Tx,
  accountId: string,
  fingerprints: readonly string[],
  since: Date,
): Promise<Publication[]> {
  return tx
    .selectFrom('publication')
    .selectAll()
    .where('account_id', '=', accountId)
    .where((one) =>
      one.or([
        one('fingerprint', 'in', [...fingerprints]),
        sql<boolean>`(article_fingerprints <> '{}' and article_fingerprints && ${[...fingerprints]}::text[])`,
        one('print_is_old', '=', true),
      ]),
    )
    .where('live_post', 'is', null)
    .where((one) =>
      one.or([
        one('state', 'not in', ['cancelled', 'missed', 'failed', 'withdrawn', 'externally-removed']),
        // A person gave it up without anybody knowing whether it stands.
        one.and([one('reason', '=', 'reason-person-dropped'), one('updated_at', '>', since)]),
      ]),
    )
    .where((one) => one.or([one('published_at', 'is', null), one('published_at', '>', since)]))
    .orderBy((one) => one('published_at', 'is', null), 'desc')
    .orderBy('created_at', 'desc')
    .execute();
}

/** What was changed since, or is being changed, and stands: the latest first. `word` (said_no): all that was asked for after it, however long ago. */
export async function listChanged(
  tx: Tx,
  accountId: string,
  since: { readonly at: Date; readonly word?: number | undefined },
): Promise<Publication[]> {
  return tx
    .selectFrom('publication')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('state', 'in', ['published', 'edit-failed', 'editing', 'withdrawing'])
    .where('id', 'in', (changes) =>
      changes
        .selectFrom('modification')
        .select('publication_id')
        .where('way', '=', 'edit')
        .where((one) =>
          one.or([
            one('ended_at', 'is', null),
            since.word === undefined ? one('ended_at', '>', since.at) : one('said_no', '>', since.word),
          ]),
        ),
    )
    .orderBy((one) => one('state', '=', 'editing'), 'desc')
    .orderBy('created_at', 'desc')
    .execute();
}
