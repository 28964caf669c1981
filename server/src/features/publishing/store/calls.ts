// Calls: the step that begins one is written with its marker, and the one that ends it with what became of it, each in one statement.
import type { PublicationState } from '@herald/contract/publications.ts';
import { sql } from 'kysely';
import { now, nowPlus, type Executor, type Tx } from '../../../db/client.ts';
import { attemptColumns, type Attempt } from './attempts.ts';
import { isFree } from './platforms.ts';
import { changedBy, refuseOvertaken, setOf, stepOf } from './publications.ts';
import type { Patch, Publication } from './rows.ts';

/** The marker of a first try to publish (I1, I7, I8). Null, and nothing is written, where anything stands in its way or somebody was faster. */
export async function markFirstCall(
  db: Executor,
  from: Publication,
  fence: number,
  { patch, sendDeadlineMs }: { patch: Patch; sendDeadlineMs: number },
): Promise<{ attempt: Attempt; sent: Publication } | null> {
  const set = setOf({ to: 'inflight', fence, patch: { ...patch, attempt_no: 1 } });
  const changed = changedBy(from, set);
  const row = await db
    .with('lane', (one) =>
      one.selectFrom('account_lane').select('fence').where('account_id', '=', from.account_id).forShare(),
    )
    .with('wanted', (one) =>
      one
        .selectFrom(['publication', 'lane'])
        .select(['publication.id', 'fingerprint'])
        .where('publication.id', '=', from.id)
        .where('state', '=', from.state)
        .where('attempt_no', '=', 0)
        .where('version', '=', from.version)
        .where(isFree)
        .forNoKeyUpdate('publication'),
    )
    // Before the step, for the trigger lets nothing be sent without its attempt.
    .with('opened', (one) =>
      one
        .insertInto('attempt')
        .columns([
          'publication_id',
          'n',
          'op',
          'fence',
          'request_fingerprint',
          'client_key',
          'sent_at',
          'send_deadline_at',
        ])
        .expression((row) =>
          row
            .selectFrom('wanted')
            .select([
              'id',
              sql<number>`1`.as('n'),
              sql<'publish'>`'publish'`.as('op'),
              sql<number>`${fence}::bigint`.as('fence'),
              'fingerprint',
              sql<string>`id::text`.as('client_key'),
              now.as('sent_at'),
              nowPlus(sendDeadlineMs).as('send_deadline_at'),
            ]),
        )
        .returning(['publication_id', ...attemptColumns]),
    )
    .with('moved', (one) =>
      one
        .updateTable('publication')
        .from('opened')
        .set(set)
        .whereRef('publication.id', '=', 'opened.publication_id')
        .returning(changed),
    )
    .selectFrom('moved')
    .innerJoin('opened', (join) => join.onTrue())
    .selectAll('moved')
    .select(['opened.id as attemptId', 'opened.n', 'opened.sentAt', 'opened.markedAt', 'opened.clientKey'])
    .executeTakeFirst();
  if (!row) return null;
  const { attemptId, n, sentAt, markedAt, clientKey, ...moved } = row;
  return { attempt: { id: attemptId, n, sentAt, markedAt, clientKey }, sent: { ...from, ...moved } };
}

/** As movePublication; `outcome` is what the attempt came to, with the evidence of the step. */
export async function endCall(
  tx: Tx,
  from: Publication,
  fence: number,
  to: PublicationState,
  { patch, attemptId, outcome }: { patch: Patch; attemptId: string; outcome: string },
): Promise<void> {
  const moved = await stepOf(tx, { from, fence, to, patch })
    .with('ended', (one) =>
      one
        .updateTable('attempt')
        .from('moved')
        .set({ outcome, evidence: JSON.stringify(patch.evidence ?? {}), ended_at: now })
        .where('attempt.id', '=', attemptId)
        .where('attempt.outcome', 'is', null),
    )
    .selectFrom('moved')
    .select('id')
    .executeTakeFirst();
  if (!moved) refuseOvertaken(from);
}
