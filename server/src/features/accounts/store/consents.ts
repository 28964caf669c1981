// Consent rows: a state that is good once and for ten minutes, then a ticket for what was offered.
import { sql, type Insertable } from 'kysely';
import { now, nowPlus, type Executor } from '../../../db/client.ts';
import type { Tables } from '../../../db/tables.ts';

const stateLivesMs = 10 * 60_000;
const ticketLivesMs = 30 * 60_000;

export async function insertConsent(db: Executor, row: Insertable<Tables['consent']>): Promise<void> {
  await db.insertInto('consent').values(row).execute();
}

/** Uses the state up; undefined when it is unknown, used, too old, another channel's, or comes back the other way. With a person, when it is another's. */
export async function takeConsent(
  db: Executor,
  asked: { state: string; channelId: number; pastedBy: string | null },
): Promise<{ verifier: string } | undefined> {
  let taken = db
    .updateTable('consent')
    .set({ used_at: now })
    .where('state', '=', asked.state)
    .where('channel_id', '=', asked.channelId)
    .where('pasted', '=', asked.pastedBy !== null)
    .where('used_at', 'is', null)
    .where('created_at', '>', nowPlus(-stateLivesMs));
  if (asked.pastedBy !== null) taken = taken.where('person_id', '=', asked.pastedBy);
  return taken.returning('verifier').executeTakeFirst();
}

/** Whether a consent of this state is brought back by hand. */
export async function isPasted(db: Executor, asked: { state: string; channelId: number }): Promise<boolean> {
  const row = await db
    .selectFrom('consent')
    .select('pasted')
    .where('state', '=', asked.state)
    .where('channel_id', '=', asked.channelId)
    .executeTakeFirst();
  return row?.pasted ?? false;
}

export async function saveOffer(
  db: Executor,
  row: { state: string; ticket: string; sealed: string },
): Promise<void> {
  await db
    .updateTable('consent')
    .set({ ticket: row.ticket, offered_sealed: row.sealed })
    .where('state', '=', row.state)
    .execute();
}

/** `accountId`: the one account that is expected back. */
export type OfferRow = { channelId: number; sealed: string; accountId: string | null };

/** Only for the person who gave the consent. */
export async function findOffer(
  db: Executor,
  asked: { ticket: string; personId: string; lock: boolean },
): Promise<OfferRow | undefined> {
  const found = db
    .selectFrom('consent')
    .select(['channel_id as channelId', 'offered_sealed as sealed', 'account_id as accountId'])
    .where('ticket', '=', asked.ticket)
    .where('person_id', '=', asked.personId)
    .where('used_at', '>', nowPlus(-ticketLivesMs))
    .where('offered_sealed', 'is not', null)
    .$narrowType<{ sealed: string }>();
  return (asked.lock ? found.forUpdate() : found).executeTakeFirst();
}

/** The ticket of what this person was offered last on a channel, or by one state of theirs; until it is bound from. */
export async function findTicket(
  db: Executor,
  asked: { personId: string; channelId: number; state: string | null },
): Promise<string | null> {
  let found = db
    .selectFrom('consent')
    .select('ticket')
    .where('person_id', '=', asked.personId)
    .where('channel_id', '=', asked.channelId)
    .where('used_at', '>', nowPlus(-ticketLivesMs))
    .where('offered_sealed', 'is not', null);
  if (asked.state !== null) found = found.where('state', '=', asked.state);
  const row = await found.orderBy('used_at', 'desc').limit(1).executeTakeFirst();
  return row?.ticket ?? null;
}

export type StandingRow = {
  personId: string;
  pasted: boolean;
  isUsed: boolean;
  isOffered: boolean;
  /** Its ticket, or before there is one its state, is too old. */
  isOver: boolean;
};

/** By the ticket where there is one; undefined for what nobody here began. */
export async function findStanding(
  db: Executor,
  { state, ticket }: { state: string; ticket: string },
): Promise<StandingRow | undefined> {
  if (state === '' && ticket === '') return undefined;
  const since = ticket === '' ? sql.ref('created_at') : sql.ref('used_at');
  const livesMs = ticket === '' ? stateLivesMs : ticketLivesMs;
  return db
    .selectFrom('consent')
    .select((row) => [
      'person_id as personId',
      'pasted',
      row('used_at', 'is not', null).$castTo<boolean>().as('isUsed'),
      row('offered_sealed', 'is not', null).$castTo<boolean>().as('isOffered'),
      sql<boolean>`${since} <= ${nowPlus(-livesMs)}`.as('isOver'),
    ])
    .where(ticket === '' ? 'state' : 'ticket', '=', ticket === '' ? state : ticket)
    .executeTakeFirst();
}

export async function endOffer(db: Executor, ticket: string): Promise<void> {
  await db.updateTable('consent').set({ offered_sealed: null }).where('ticket', '=', ticket).execute();
}
