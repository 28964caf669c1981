// Changes of what is live: since when one is asked for, and which calls for it were never answered (rows 26 and 27).
import type { EvidenceWord } from '@herald/contract/evidence.ts';
import type { PublicationState } from '@herald/contract/publications.ts';
import { sql } from 'kysely';
import type { Executor } from '../../../db/client.ts';
import { findRestoreSince } from './pauses.ts';

export type ChangeOp = 'edit' | 'withdraw';
/** After as many calls it is asked for no more: without an answer to one of them, it is looked for. */
export const triesAtMost = 8;
/** When the first unanswered call for it was marked, null where those are of earlier changes alone, and the last of any, by our clock. */
export type ChangeDoubt = { readonly first: Date | null; readonly last: Date };
/** `seq` is the event's: it tells one change of a post from the others. */
export type Begin = { readonly at: Date; readonly seq: number };

/** Any no of a platform, “duplicate” too, says that this call changed nothing; only silence says nothing. */
const unanswered: readonly (string | null)[] = [null, 'unknown', 'worker-died'];

/** When it came into the state it is in; null where no event tells. */
export async function findChangeBegin(
  db: Executor,
  publicationId: string,
  state: PublicationState,
): Promise<Begin | null> {
  const found = await db
    .selectFrom('event')
    .select(['at', 'seq'])
    .where('publication_id', '=', publicationId)
    .where('to_state', '=', state)
    .where('from_state', 'is distinct from', state)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found ?? null;
}

/**
 * The unanswered calls since the last one that is known to have worked; else that it may have been done in what a restore lost, where it
 * was asked for before its backup. Null: neither.
 */
export async function findChangeDoubt(
  db: Executor,
  publicationId: string,
  op: ChangeOp,
  begunAt: Date | null,
): Promise<ChangeDoubt | null> {
  const rows = await listCalls(db, publicationId, op);
  const since = rows.slice(rows.findLastIndex(({ outcome }) => outcome === 'done') + 1);
  const doubtful = since.filter(({ outcome }) => unanswered.includes(outcome));
  // How long one holds its account and is looked for counts from its own calls.
  const first = doubtful.find(({ markedAt }) => begunAt !== null && markedAt >= begunAt)?.markedAt ?? null;
  const last = doubtful.at(-1)?.markedAt ?? (begunAt && (await findRestoreSince(db, begunAt)));
  return last && { first, last };
}

/** Whether the edit that is wanted may stand there already. */
export async function isEditInDoubt(db: Executor, publicationId: string): Promise<boolean> {
  const begun = await findChangeBegin(db, publicationId, 'editing');
  return (await findChangeDoubt(db, publicationId, 'edit', begun?.at ?? null)) !== null;
}

/** The last unanswered call for an edit before this one, even where a later call put its words there: it may still come (row 26). */
export async function findEarlierEdit(
  db: Executor,
  publicationId: string,
  begunAt: Date,
): Promise<Date | null> {
  const rows = await listCalls(db, publicationId, 'edit');
  const earlier = rows.filter(({ outcome, markedAt }) => markedAt < begunAt && unanswered.includes(outcome));
  return earlier.at(-1)?.markedAt ?? null;
}

/** How many calls were made for it since then, by our clock. */
export async function countCalls(
  db: Executor,
  publicationId: string,
  op: ChangeOp,
  since: Date,
): Promise<number> {
  const rows = await listCalls(db, publicationId, op);
  return rows.filter(({ markedAt }) => markedAt >= since).length;
}

/** Whether nobody knows which cover stands there, since an edit whose cover nobody answered for; one that was refused later tells nothing of it. */
export async function isCoverUnknown(db: Executor, publicationId: string): Promise<boolean> {
  const last = await db
    .selectFrom('event')
    .select(sql<EvidenceWord | null>`evidence ->> 'because'`.as('because'))
    .where('publication_id', '=', publicationId)
    .where('from_state', '=', 'editing')
    .where('to_state', '=', 'published')
    .where(
      sql<boolean>`evidence ->> 'because' is distinct from ${'word-without-cover' satisfies EvidenceWord}`,
    )
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.because === ('word-cover-unknown' satisfies EvidenceWord);
}

/** Whether some call to take it down deleted its video, whatever came of the post. */
export async function isFilmGone(db: Executor, publicationId: string): Promise<boolean> {
  const found = await db
    .selectFrom('attempt')
    .select('id')
    .where('publication_id', '=', publicationId)
    .where('op', '=', 'withdraw')
    .where(sql<boolean>`evidence ->> 'gone' = ${'word-film-gone' satisfies EvidenceWord}`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** In the platforms' time, which a moved test clock does not move; null before the first call. */
export async function findLastCall(db: Executor, publicationId: string, op: ChangeOp): Promise<Date | null> {
  const rows = await listCalls(db, publicationId, op);
  return rows.at(-1)?.sentAt ?? null;
}

function listCalls(db: Executor, publicationId: string, op: ChangeOp) {
  return db
    .selectFrom('attempt')
    .select(['outcome', 'sent_at as markedAt', 'sent_outside_at as sentAt'])
    .where('publication_id', '=', publicationId)
    .where('op', '=', op)
    .orderBy('n')
    .execute();
}
