// Outbox: what a step obliges us to tell, written with the step and told after it (publishing.md I12).
import { Reason, type PublicationState } from '@herald/contract/publications.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { now, type Database, type Executor, type Tx } from '../../../db/client.ts';
import type { Publication } from './rows.ts';

export const announcements = [
  'went-live',
  'failed',
  'unknown',
  'missed',
  'sign-in-expired',
  'cancelled',
  'gone',
  'there-again',
  'articles-gone',
  'copies',
  'files-wait',
  'own-limit',
  'late',
  'change-failed',
  'change-unknown',
  'change-waits',
  'change-sign-in',
  'other-words',
  'reach-changed',
  'repost-twin',
  'repost-gone',
  'repost-asker',
  'repost-restored',
  'repost-stopped',
  'sent-after-all',
  'wish-dropped',
  'edit-stopped',
] as const;
export type Announcement = (typeof announcements)[number];

const told: Partial<Record<PublicationState, Announcement>> = {
  published: 'went-live',
  failed: 'failed',
  unknown: 'unknown',
  missed: 'missed',
  'auth-required': 'sign-in-expired',
  cancelled: 'cancelled',
  'externally-removed': 'gone',
};

/** Coming back from a change is not going live again: it is said when the change did not succeed. */
const changing: readonly PublicationState[] = ['editing', 'withdrawing'];

const toldOfChange: Partial<Record<Reason, Announcement>> = {
  'reason-account-gone': 'change-failed',
  'reason-edit-failed': 'change-failed',
  'reason-withdrawal-failed': 'change-failed',
  'reason-half-taken-down': 'change-failed',
  'reason-stands-unsure': 'change-failed',
  'reason-change-signed-out': 'change-failed',
  'reason-change-given-up': 'change-failed',
  'reason-not-overwritten': 'change-failed',
  'reason-edit-unknown': 'change-unknown',
  'reason-withdrawal-unknown': 'change-unknown',
  'reason-other-words': 'change-unknown',
};

/** With which of them a change's end is announced so; of other announcements none. */
export function reasonsTold(kind: string): Reason[] {
  return Reason.options.filter((reason) => toldOfChange[reason] === kind);
}

/** What a step tells, if anything. */
export function announcementOf(
  from: PublicationState,
  to: PublicationState,
  reason: Reason,
): Announcement | undefined {
  if (from === to) return undefined;
  if (from === 'externally-removed') return 'there-again';
  if (!changing.includes(from)) return told[to];
  return toldOfChange[reason];
}

/** The account shows the same post more than once: said once, however often it is seen (row 30). */
export async function announceCopies(
  tx: Tx,
  publicationId: string,
  copies: readonly string[],
): Promise<void> {
  await announceOnce(tx, publicationId, 'copies', 0, { copies });
}

/** The new version of what was to be taken down is not posted; once for each time it was taken down. */
export async function announceRepost(
  tx: Tx,
  publicationId: string,
  kind: Extract<Announcement, `repost-${string}`>,
): Promise<void> {
  const { begun } = await tx
    .selectFrom('modification')
    .select((row) => row.fn.countAll<number>().as('begun'))
    .where('publication_id', '=', publicationId)
    .executeTakeFirstOrThrow();
  await announceOnce(tx, publicationId, kind, begun);
}

/** However often it comes to be true: once for each `seq`, the event with which it began. */
export async function announceOnce(
  tx: Tx,
  publicationId: string,
  kind: Announcement,
  seq: number,
  payload: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({ publication_id: publicationId, kind, event_seq: seq, payload: JSON.stringify(payload) })
    .onConflict((clash) => clash.columns(['publication_id', 'kind', 'event_seq']).doNothing())
    .execute();
}

export async function countUntold(db: Executor): Promise<number> {
  const { untold } = await db
    .selectFrom('outbox')
    .select((row) => row.fn.countAll<number>().as('untold'))
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow();
  return untold;
}

/** An announcement, with its publication as it stands now. `seq` tells those of one kind apart; `asker`: whom alone it is for. */
export type Announced = {
  readonly publication: Publication;
  readonly kind: string;
  readonly seq: number;
  readonly asker?: string | undefined;
};
const ForOne = z.object({ asker: z.string().optional() });

/** The oldest that are not told and do not wait after a failure. */
export async function listUntold(db: Executor, atMost: number): Promise<number[]> {
  const rows = await db
    .selectFrom('outbox')
    .select('id')
    .where('done_at', 'is', null)
    .where((row) => row.or([row('next_at', 'is', null), row('next_at', '<=', now)]))
    .orderBy('id')
    .limit(atMost)
    .execute();
  return rows.map(({ id }) => id);
}

const doublingsAtMost = 10;

/** It failed: it waits, each time twice as long. Null when it was told meanwhile. */
export async function putOff(
  db: Executor,
  id: number,
  baseMs: number,
): Promise<{ publicationId: string; kind: string; tries: number } | null> {
  const wait = sql<Date>`${now} + ${baseMs} * power(2, least(tries, ${doublingsAtMost})) * interval '1 millisecond'`;
  const row = await db
    .updateTable('outbox')
    .set({ tries: sql`tries + 1`, next_at: wait })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .returning(['publication_id as publicationId', 'kind', 'tries'])
    .executeTakeFirst();
  return row ?? null;
}

/** Tells these in one transaction and marks them, save those another relay is telling; of which kinds they were. */
export async function tellThese(
  db: Database,
  ids: readonly number[],
  tell: (tx: Tx, announced: readonly Announced[]) => Promise<void>,
): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    const next = await tx
      .selectFrom('outbox')
      .selectAll()
      .where('id', 'in', ids)
      .where('done_at', 'is', null)
      .orderBy('id')
      .forUpdate()
      .skipLocked()
      .execute();
    if (next.length === 0) return [];
    const rows = await tx
      .selectFrom('publication')
      .selectAll()
      .where('id', 'in', [...new Set(next.map((one) => one.publication_id))])
      .execute();
    const publications = new Map(rows.map((row) => [row.id, row]));
    const announced = next.flatMap(({ publication_id: id, kind, event_seq: seq, payload }) => {
      const publication = publications.get(id);
      return publication ? [{ publication, kind, seq, ...ForOne.parse(payload) }] : [];
    });
    await tell(tx, announced);
    const done = next.map((one) => one.id);
    await tx.updateTable('outbox').set({ done_at: now }).where('id', 'in', done).execute();
    return next.map((one) => one.kind);
  });
}
