// The embedded provider's own rows, in the words it asks in, and its keys, sealed.
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { sql } from 'kysely';
import { z } from 'zod';
import { now, nowPlus, type Executor } from '../../../db/client.ts';

/** Saved anew at every visit, and with the password under another id: only that begins its time anew, no visit without it does. */
const endsAsItBegan = 'Session';

const Payload = z.custom<AdapterPayload>((value) => typeof value === 'object' && value !== null);

export function providerRecords(db: Executor, model: string): Adapter {
  const rows = () =>
    db
      .selectFrom('provider_record')
      .select(['payload', 'consumed_at'])
      .where('model', '=', model)
      .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]));
  const one = async (column: 'id' | 'uid' | 'user_code', value: string) => {
    const row = await rows().where(column, '=', value).executeTakeFirst();
    if (!row) return undefined;
    const payload = Payload.parse(row.payload);
    return row.consumed_at ? { ...payload, consumed: Math.floor(row.consumed_at.getTime() / 1000) } : payload;
  };
  return {
    async upsert(id, payload, expiresInSeconds) {
      const row = {
        payload: JSON.stringify(payload),
        grant_id: payload.grantId ?? null,
        user_code: payload.userCode ?? null,
        uid: payload.uid ?? null,
        expires_at: expiresInSeconds === undefined ? null : nowPlus(expiresInSeconds * 1000),
      };
      await db.deleteFrom('provider_record').where('expires_at', '<', nowPlus(-60_000)).execute();
      await db
        .insertInto('provider_record')
        .values({ model, id, ...row })
        .onConflict((conflict) =>
          conflict.columns(['model', 'id']).doUpdateSet({
            ...row,
            ...(model === endsAsItBegan
              ? { expires_at: sql<Date>`least(provider_record.expires_at, excluded.expires_at)` }
              : {}),
          }),
        )
        .execute();
    },
    find: (id) => one('id', id),
    findByUid: (uid) => one('uid', uid),
    findByUserCode: (userCode) => one('user_code', userCode),
    async consume(id) {
      await db
        .updateTable('provider_record')
        .set({ consumed_at: now })
        .where('model', '=', model)
        .where('id', '=', id)
        .execute();
    },
    async destroy(id) {
      await db.deleteFrom('provider_record').where('model', '=', model).where('id', '=', id).execute();
    },
    async revokeByGrantId(grantId) {
      await db
        .deleteFrom('provider_record')
        .where('model', '=', model)
        .where('grant_id', '=', grantId)
        .execute();
    },
  };
}

/** Whoever comes second keeps the first one's key. */
export async function keepKey(db: Executor, id: string, make: () => Promise<string>): Promise<string> {
  const there = await sealedKey(db, id);
  if (there) return there;
  await db
    .insertInto('provider_key')
    .values({ id, sealed: await make() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = await sealedKey(db, id);
  if (!kept) throw new Error(`the key ${id} was made and is not there`);
  return kept;
}

/** Of two that replace the same one the second keeps what the first put there. */
export async function replaceKey(
  db: Executor,
  id: string,
  { sealed, by }: { sealed: string; by: string },
): Promise<string> {
  await db
    .updateTable('provider_key')
    .set({ sealed: by, created_at: now })
    .where('id', '=', id)
    .where('sealed', '=', sealed)
    .execute();
  const kept = await sealedKey(db, id);
  if (!kept) throw new Error(`the key ${id} was replaced and is not there`);
  return kept;
}

async function sealedKey(db: Executor, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('provider_key').select('sealed').where('id', '=', id).executeTakeFirst();
  return row?.sealed;
}

/** Whoever holds one would be signed in again without being asked for anything. */
export async function deleteProviderSessions(db: Executor, account: string): Promise<void> {
  await db
    .deleteFrom('provider_record')
    .where(sql<boolean>`payload ->> 'accountId' = ${account}`)
    .execute();
}

/** Undefined where nobody has signed in as them so far. */
export async function personKnownAs(
  db: Executor,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<{ id: string; status: 'enabled' | 'disabled' } | undefined> {
  return db
    .selectFrom('person')
    .select(['id', 'status'])
    .where('subject', '=', subject)
    .where('issuer', '=', issuer)
    .executeTakeFirst();
}

/** By whom somebody is known, and as whom. */
export async function findIdentity(
  db: Executor,
  personId: string,
): Promise<{ issuer: string | null; subject: string | null } | undefined> {
  return db.selectFrom('person').select(['issuer', 'subject']).where('id', '=', personId).executeTakeFirst();
}
