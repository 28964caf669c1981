// Seed: what every newsroom starts with; for a demonstration also accounts to sign in with. Running it again changes nothing.
import type { Database, Tx } from '../client.ts';
import { categories } from './categories.ts';
import { demoAccounts, demoDepartments } from './demo-accounts.ts';
import { menu } from './menu.ts';
import { roles } from './roles.ts';
import { specialTopics } from './special-topics.ts';
import { sealPassword } from '../../features/sign-on/seal-password.ts';

export async function seed(db: Database, options: { demo: boolean }): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await seedRoles(tx);
    await seedMenu(tx);
    await seedSpecialTopics(tx);
    await tx
      .insertInto('category')
      .values(categories.map((name, sort) => ({ id: name, name, sort })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
  if (options.demo) await seedDemo(db);
}

/** A role that exists keeps what an administrator has made of it. */
async function seedRoles(tx: Tx): Promise<void> {
  for (const { key, name, description, signs } of roles) {
    const made = await tx
      .insertInto('role')
      .values({ key, name, description })
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

/** Only where there is none: those a newsroom took away stay away. */
async function seedSpecialTopics(tx: Tx): Promise<void> {
  const there = await tx.selectFrom('special_topic').select('id').limit(1).executeTakeFirst();
  if (there) return;
  await tx
    .insertInto('special_topic')
    .values(specialTopics.map((name, sort) => ({ id: name, name, sort })))
    .execute();
}

async function seedMenu(tx: Tx): Promise<void> {
  const there = await tx.selectFrom('menu_entry').select('id').limit(1).executeTakeFirst();
  if (there) return;
  await tx
    .insertInto('menu_entry')
    .values(menu.map((entry, sort) => ({ ...entry, sort })))
    .execute();
}

async function seedDemo(db: Database): Promise<void> {
  await db
    .insertInto('department')
    .values(demoDepartments.map((name) => ({ name })))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const known = await db.selectFrom('credential').select('account').execute();
  for (const { password, ...credential } of demoAccounts) {
    if (known.some((row) => row.account === credential.account)) continue;
    await db
      .insertInto('credential')
      .values({ ...credential, roles: [...credential.roles], password_hash: await sealPassword(password) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
