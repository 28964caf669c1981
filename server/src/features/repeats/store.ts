// The rows of repeated calls: what was asked under a key, whose turn it is to do it, and what was answered.
import { Envelope } from '@herald/contract/envelope.ts';
import { sql } from 'kysely';
import { now, nowPlus, type Executor } from '../../db/client.ts';
import { jsonText } from '../../db/json-text.ts';

export type Call = { personId: string; key: string; endpoint: string; bodySha256: string };
export type Kept = {
  turn: string;
  endpoint: string;
  bodySha256: string;
  answer: { status: number; body: Envelope } | null;
};

/** The turn to carry it out, also in the place of one that died; null when somebody has it, or had it and answered. */
export async function takeTurn(db: Executor, call: Call, diesAfterMs: number): Promise<string | null> {
  const taken = await db
    .insertInto('idempotency_key')
    .values({
      person_id: call.personId,
      key: call.key,
      endpoint: call.endpoint,
      body_sha256: call.bodySha256,
    })
    .onConflict((clash) =>
      clash
        .columns(['person_id', 'key'])
        .doUpdateSet({ turn: sql`gen_random_uuid()`, created_at: now })
        .where('idempotency_key.answered_at', 'is', null)
        .where('idempotency_key.endpoint', '=', call.endpoint)
        .where('idempotency_key.body_sha256', '=', call.bodySha256)
        .where('idempotency_key.created_at', '<', nowPlus(-diesAfterMs)),
    )
    .returning('turn')
    .executeTakeFirst();
  return taken?.turn ?? null;
}

export async function findKept(db: Executor, { personId, key }: Call): Promise<Kept | null> {
  const row = await db
    .selectFrom('idempotency_key')
    .select(['turn', 'endpoint', 'body_sha256 as bodySha256', 'status', 'answer'])
    .where('person_id', '=', personId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!row) return null;
  const { status, answer, ...asked } = row;
  return { ...asked, answer: status === null ? null : { status, body: Envelope.parse(answer) } };
}

/** False where nothing is left to answer: it was answered already, or somebody else has the turn now. */
export async function keepAnswer(
  db: Executor,
  { personId, key }: Pick<Call, 'personId' | 'key'>,
  turn: string,
  { status, body }: { status: number; body: Envelope },
): Promise<boolean> {
  const kept = await db
    .updateTable('idempotency_key')
    .set({ status, answer: jsonText(body), answered_at: now })
    .where('person_id', '=', personId)
    .where('key', '=', key)
    .where('turn', '=', turn)
    .where('answered_at', 'is', null)
    .executeTakeFirst();
  return kept.numUpdatedRows > 0n;
}

/** Never one that was answered: whoever has it repeated hears that. */
export async function forgetTurn(db: Executor, call: Call, turn: string): Promise<void> {
  await turnOf(db, call, turn).where('answered_at', 'is', null).execute();
}

/** Of a deed that is undone since: only the answer that was seen, never the one of who was faster. */
export async function forgetAnswer(db: Executor, call: Call, turn: string): Promise<void> {
  await turnOf(db, call, turn).where('answered_at', 'is not', null).execute();
}

function turnOf(db: Executor, { personId, key }: Call, turn: string) {
  const row = db.deleteFrom('idempotency_key').where('person_id', '=', personId);
  return row.where('key', '=', key).where('turn', '=', turn);
}

export async function deleteBefore(db: Executor, agoMs: number): Promise<number> {
  const gone = await db
    .deleteFrom('idempotency_key')
    .where('created_at', '<', nowPlus(-agoMs))
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}
