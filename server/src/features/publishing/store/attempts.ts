// Attempts and media steps: what was tried, committed before a byte leaves, and how far the harmless steps came.
import type { Evidence, EvidenceWord } from '@herald/contract/evidence.ts';
import type { StepKept, StepTaken } from '@herald/channels/channel.ts';
import { sql } from 'kysely';
import { now, nowPlus, type Executor, type Tx } from '../../../db/client.ts';
import { sentBeforeRestore } from './restores.ts';
import { Overtaken, type Publication } from './rows.ts';

/** After so many nothing is sent by itself any more; a busy platform burns none (publishing.md §4). */
export const triesAtMost = 12;

/** `sentAt` is in the platforms' time, which a moved test clock does not move; `markedAt` is by our clock. */
export type Attempt = { id: string; n: number; sentAt: Date; markedAt: Date; clientKey: string };
/** When anything was first sent under its key, by the platforms' clock. */
type LastAttempt = Attempt & { firstSentAt: Date };

export const attemptColumns = [
  'id',
  'n',
  'sent_outside_at as sentAt',
  'sent_at as markedAt',
  'client_key as clientKey',
] as const;

/** The marker of an irreversible call; its moment is the database's (I1, I7, I8). */
export async function openAttempt(
  tx: Tx,
  publication: Publication,
  op: 'publish' | 'edit' | 'withdraw',
  fence: number,
  sendDeadlineMs: number,
): Promise<Attempt> {
  const n = op === 'publish' ? publication.attempt_no + 1 : await countNext(tx, publication.id, op);
  const row = await tx
    .insertInto('attempt')
    .values({
      publication_id: publication.id,
      n,
      op,
      fence,
      request_fingerprint: publication.fingerprint,
      client_key: publication.id,
      sent_at: now,
      send_deadline_at: nowPlus(sendDeadlineMs),
    })
    .onConflict((clash) => clash.columns(['publication_id', 'op', 'n']).doNothing())
    .returning(attemptColumns)
    .executeTakeFirst();
  if (!row) throw new Overtaken(`attempt ${n} of publication ${publication.id} is somebody else’s`);
  return row;
}

/** Of changes the publication keeps no count. */
async function countNext(tx: Tx, publicationId: string, op: 'edit' | 'withdraw'): Promise<number> {
  const before = await tx
    .selectFrom('attempt')
    .select((row) => row.fn.max('n').as('n'))
    .where('publication_id', '=', publicationId)
    .where('op', '=', op)
    .executeTakeFirst();
  return (before?.n ?? 0) + 1;
}

export async function closeAttempt(
  tx: Executor,
  id: string,
  outcome: string,
  evidence: Evidence,
): Promise<void> {
  await tx
    .updateTable('attempt')
    .set({ outcome, evidence: JSON.stringify(evidence), ended_at: now })
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .execute();
}

/** The latest try to publish: what a look at the account is compared with. */
export async function findLastAttempt(db: Executor, publicationId: string): Promise<LastAttempt | null> {
  const rows = await db
    .selectFrom('attempt')
    .select(attemptColumns)
    .where('publication_id', '=', publicationId)
    .where('op', '=', 'publish')
    .orderBy('n')
    .execute();
  const [first, last] = [rows[0], rows.at(-1)];
  return first && last ? { ...last, firstSentAt: first.sentAt } : null;
}

/** Calls of which something may stand on the platform: since when, and whether the call after them was refused for good. */
export type Doubt = { readonly since: Date; readonly refused: boolean };

const inDoubt: readonly (string | null)[] = [null, 'unknown', 'duplicate', 'worker-died', 'processing'];
/** Of a row of publication: some call of it is in doubt, and nothing has disproved it. */
export const isInDoubt = sql<boolean>`exists (select 1 from attempt where attempt.publication_id = publication.id
  and attempt.op = 'publish' and attempt.disproved_at is null
  and (attempt.outcome is null or attempt.outcome in (${sql.join(inDoubt.filter((one) => one !== null))})))`;

/** Of a row of publication: something of it may stand on the platform. Must agree with find-resend-until.ts: a row that one takes for over and the other for open blocks its lane. */
export const mayStand = sql<boolean>`(${isInDoubt} or ${sentBeforeRestore})`;

const refusedForGood: readonly (string | null)[] = ['permission', 'content', 'media', 'blocked'];

/** `doubt` is null when every call was answered for certain, or disproved since; `calls` counts the disproved ones too. */
export async function findDoubt(
  db: Executor,
  publicationId: string,
): Promise<{ doubt: Doubt | null; calls: number; mediaRefusals: number }> {
  const rows = await db
    .selectFrom('attempt')
    .select(['outcome', 'sent_at as markedAt', 'disproved_at as disprovedAt'])
    .where('publication_id', '=', publicationId)
    .where('op', '=', 'publish')
    .orderBy('n')
    .execute();
  const doubtful = rows.filter((row) => inDoubt.includes(row.outcome));
  const since = doubtful.find((row) => row.disprovedAt === null)?.markedAt;
  const refused = refusedForGood.includes(rows.at(-1)?.outcome ?? '');
  const mediaRefusals = rows.filter((row) => row.outcome === 'media').length;
  return { doubt: since ? { since, refused } : null, calls: doubtful.length, mediaRefusals };
}

/** A look behind the quiet window, a dead handle or a person's word: nothing stands of the calls so far; the latest of these is kept. */
export async function disproveAttempts(tx: Executor, publicationId: string): Promise<void> {
  await tx
    .updateTable('attempt')
    .set({ disproved_at: now })
    .where('publication_id', '=', publicationId)
    .where('op', '=', 'publish')
    .execute();
}

type Kept = StepKept & { done: boolean };

/** Handles that have not expired; an expired one is taken again, which is safe while nothing is published. */
export async function readSteps(db: Executor, publicationId: string): Promise<Map<string, Kept>> {
  const rows = await db
    .selectFrom('media_step')
    .selectAll()
    .where('publication_id', '=', publicationId)
    .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', now)]))
    .execute();
  return new Map(
    rows.map((row) => [row.key, { handle: row.handle, offset: row.byte_offset, done: row.done }]),
  );
}

export async function keepStep(db: Tx, publicationId: string, key: string, taken: StepTaken): Promise<void> {
  const expires =
    taken.state === 'done' && taken.expiresInSeconds !== null ? nowPlus(taken.expiresInSeconds * 900) : null;
  const row = {
    handle: taken.handle,
    byte_offset: taken.state === 'more' ? taken.offset : 0,
    done: taken.state === 'done',
    expires_at: expires,
  };
  await db
    .insertInto('media_step')
    .values({ publication_id: publicationId, key, ...row })
    .onConflict((conflict) => conflict.columns(['publication_id', 'key']).doUpdateSet(row))
    .execute();
}

/** Every handle it ever got, expired ones too: they tell our own post from others. */
export async function readHandles(db: Executor, publicationId: string): Promise<Record<string, string>> {
  const rows = await db
    .selectFrom('media_step')
    .select(['key', 'handle'])
    .where('publication_id', '=', publicationId)
    .execute();
  return Object.fromEntries(rows.map((row) => [row.key, row.handle]));
}

/** The platform refused a handle: every step is taken anew. */
export async function forgetSteps(tx: Executor, publicationId: string): Promise<void> {
  await tx.deleteFrom('media_step').where('publication_id', '=', publicationId).execute();
}

/** Since when its platform is at work on what it has of the files, nothing having gone up meanwhile, and the event that said so first; null when it is not. */
export async function findPlatformWork(
  db: Executor,
  publicationId: string,
): Promise<{ since: Date; seq: number } | null> {
  const isWork = sql<boolean>`coalesce(evidence ->> 'still' = ${'word-still-processing' satisfies EvidenceWord}, false)`;
  const waits = db
    .selectFrom('event')
    .where('publication_id', '=', publicationId)
    .where('to_state', '=', 'scheduled')
    // The second was said of the same until November 2026.
    .where('reason', 'in', ['reason-being-prepared', 'reason-waiting-for-the-platform']);
  const found = await waits
    .select(['seq', 'at as since'])
    .where(isWork)
    .where('seq', '>', (row) =>
      row.fn.coalesce(
        waits.select((one) => one.fn.max('seq').as('last')).where(sql<boolean>`not ${isWork}`),
        sql<number>`0`,
      ),
    )
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst();
  return found ?? null;
}
