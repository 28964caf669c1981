// Consent rows: a state that is good once and for ten minutes, then a ticket for what was offered.
import { now, nowPlus, type Executor } from '../../../db/client.ts';

const stateLivesMs = 10 * 60_000;
const ticketLivesMs = 30 * 60_000;

export async function insertConsent(
  db: Executor,
  row: { state: string; personId: string; channelId: number; verifier: string },
): Promise<void> {
  await db
    .insertInto('consent')
    .values({ state: row.state, person_id: row.personId, channel_id: row.channelId, verifier: row.verifier })
    .execute();
}

/** Uses the state up; undefined when it is unknown, used, too old, or another channel's. */
export async function takeConsent(
  db: Executor,
  asked: { state: string; channelId: number },
): Promise<{ verifier: string } | undefined> {
  return db
    .updateTable('consent')
    .set({ used_at: now })
    .where('state', '=', asked.state)
    .where('channel_id', '=', asked.channelId)
    .where('used_at', 'is', null)
    .where('created_at', '>', nowPlus(-stateLivesMs))
    .returning('verifier')
    .executeTakeFirst();
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

export type OfferRow = { channelId: number; sealed: string };

/** Only for the person who gave the consent. */
export async function findOffer(
  db: Executor,
  asked: { ticket: string; personId: string; lock: boolean },
): Promise<OfferRow | undefined> {
  const found = db
    .selectFrom('consent')
    .select(['channel_id as channelId', 'offered_sealed as sealed'])
    .where('ticket', '=', asked.ticket)
    .where('person_id', '=', asked.personId)
    .where('used_at', '>', nowPlus(-ticketLivesMs))
    .where('offered_sealed', 'is not', null)
    .$narrowType<{ sealed: string }>();
  return (asked.lock ? found.forUpdate() : found).executeTakeFirst();
}

export async function endOffer(db: Executor, ticket: string): Promise<void> {
  await db.updateTable('consent').set({ offered_sealed: null }).where('ticket', '=', ticket).execute();
}
