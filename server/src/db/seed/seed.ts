// Seed: what every newsroom starts with; for a demonstration also accounts to sign in with. Running it again changes nothing.
import {
  seededCategories,
  seededDepartments,
  seededRoles,
  seededTopics,
} from '@herald/contract/seeded-names.ts';
import { sql } from 'kysely';
import type { Database, Tx } from '../client.ts';
import { demoAccounts } from './demo-accounts.ts';
import { roles } from './roles.ts';
import { seedMenu } from './seed-menu.ts';
import { seedDemo as seedDemoPages } from '../../features/demo/seed-demo.ts';
import { sealPassword } from '../../features/sign-on/seal-password.ts';

/** Whether the demonstration is there. */
export async function seed(db: Database, options: { demo: boolean }): Promise<boolean> {
  await db.transaction().execute(async (tx) => {
    await seedRoles(tx);
    await seedMenu(tx);
    await seedTerms(tx, 'special_topic', seededTopics);
    await seedTerms(tx, 'category', seededCategories);
  });
  if (!options.demo || (await hasEnded(db))) return false;
  await seedDemo(db);
  await db.transaction().execute(seedDemoPages);
  return true;
}

/** Taken away from its screen: what is gone stays gone, however empty the house is. */
async function hasEnded(db: Database): Promise<boolean> {
  const ended = await db.selectFrom('demonstration_end').select('ended_at').executeTakeFirst();
  return ended !== undefined;
}

/** A role that exists keeps what an administrator has made of it. */
async function seedRoles(tx: Tx): Promise<void> {
  for (const { key, signs } of roles) {
    const made = await tx
      .insertInto('role')
      .values({ key, ...seededRoles[key] })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) continue;
    await tx
      .insertInto('role_sign')
      .values(signs.map((sign) => ({ role_id: made.id, sign })))
      .execute();
  }
}

/** Only where there is none: those a newsroom took away stay away. Of two that start at once the later one finds the earlier's. */
async function seedTerms(
  tx: Tx,
  table: 'category' | 'special_topic',
  names: readonly string[],
): Promise<void> {
  await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(tx);
  const there = await tx.selectFrom(table).select('id').limit(1).executeTakeFirst();
  if (there) return;
  await tx
    .insertInto(table)
    .values(names.map((name, sort) => ({ id: name, name, sort })))
    .execute();
}

/** Once, where nobody can sign in yet: one that was deleted does not come back with the password everybody knows. */
async function seedDemo(db: Database): Promise<void> {
  if (await db.selectFrom('credential').select('account').limit(1).executeTakeFirst()) return;
  await db
    .insertInto('department')
    .values(seededDepartments.map((name) => ({ name })))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  for (const { password, ...credential } of demoAccounts) {
    await db
      .insertInto('credential')
      .values({ ...credential, roles: [...credential.roles], password_hash: await sealPassword(password) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
