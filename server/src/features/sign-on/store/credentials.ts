// The rows of the local form: accounts, captchas good once, and what failed lately.
import { sql } from 'kysely';
import { nowPlus, type Executor, type Tx } from '../../../db/client.ts';

export const failureWindowMs = 15 * 60_000;
const captchaMs = 10 * 60_000;

export type Credential = {
  account: string;
  passwordHash: string;
  name: string;
  department: string;
  email: string;
  roles: string[];
};

export async function credentialOf(db: Executor, account: string): Promise<Credential | undefined> {
  return db
    .selectFrom('credential')
    .select(['account', 'password_hash as passwordHash', 'name', 'department', 'email', 'roles'])
    .where('account', '=', account)
    .executeTakeFirst();
}

export async function heldHash(tx: Tx, account: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('credential')
    .select('password_hash')
    .where('account', '=', account)
    .forUpdate()
    .executeTakeFirst();
  return row?.password_hash;
}

/** The roles are those its first sign-in brings; whoever is made by an administrator has theirs from there. */
export async function insertCredential(
  db: Executor,
  row: Omit<Credential, 'roles'> & { roles?: string[] },
): Promise<void> {
  const { passwordHash, ...rest } = row;
  await db
    .insertInto('credential')
    .values({ ...rest, password_hash: passwordHash })
    .execute();
}

export async function updateCredential(
  db: Executor,
  account: string,
  changes: Partial<Pick<Credential, 'passwordHash' | 'name' | 'email' | 'department'>>,
): Promise<void> {
  const { passwordHash, ...rest } = changes;
  await db
    .updateTable('credential')
    .set({ account, ...rest, ...(passwordHash === undefined ? {} : { password_hash: passwordHash }) })
    .where('account', '=', account)
    .execute();
}

export async function deleteCredential(db: Executor, account: string): Promise<void> {
  await db.deleteFrom('credential').where('account', '=', account).execute();
}

/** Whether an administrator has taken the demonstration away. */
export async function hasDemonstrationEnded(db: Executor): Promise<boolean> {
  const ended = await db.selectFrom('demonstration_end').select('ended_at').executeTakeFirst();
  return ended !== undefined;
}

export async function insertCaptcha(db: Executor, id: string, answer: string): Promise<void> {
  await db.deleteFrom('captcha').where('expires_at', '<', nowPlus(0)).execute();
  await db
    .insertInto('captcha')
    .values({ id, answer, expires_at: nowPlus(captchaMs) })
    .execute();
}

/** Asked once, right or wrong: a second try needs a second picture. */
export async function takeCaptcha(db: Executor, id: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom('captcha')
    .where('id', '=', id)
    .where('expires_at', '>', nowPlus(0))
    .returning('answer')
    .executeTakeFirst();
  return row?.answer;
}

/** Counted before the password is looked at: many guesses at once are as many as one after another. */
export async function countTry(
  db: Executor,
  account: string,
  address: string,
): Promise<{ id: number; ofAccount: number; ofAddress: number }> {
  const since = nowPlus(-failureWindowMs);
  await db.deleteFrom('sign_in_failure').where('at', '<', since).execute();
  const { id } = await db
    .insertInto('sign_in_failure')
    .values({ account, address })
    .returning('id')
    .executeTakeFirstOrThrow();
  const counted = await db
    .selectFrom('sign_in_failure')
    .select([
      sql<number>`count(*) filter (where account = ${account})`.as('ofAccount'),
      sql<number>`count(*) filter (where address = ${address})`.as('ofAddress'),
    ])
    .where((where) => where.or([where('account', '=', account), where('address', '=', address)]))
    .executeTakeFirstOrThrow();
  return { id, ...counted };
}

export async function forgetTry(db: Executor, id: number): Promise<void> {
  await db.deleteFrom('sign_in_failure').where('id', '=', id).execute();
}

export async function forgetTries(db: Executor, account: string): Promise<void> {
  await db.deleteFrom('sign_in_failure').where('account', '=', account).execute();
}
