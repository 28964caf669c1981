// Seed the menu: each entry once, open to the roles that have its code; one a newsroom took away never comes back.
import { sql } from 'kysely';
import type { Tx } from '../client.ts';
import { menu, type SeedMenuEntry } from './menu.ts';
import { administering } from './roles.ts';

type Row = {
  name: string;
  url: string;
  icon: string;
  sign: string | null;
  type: 'menu' | 'button';
  sort: number;
  parentId: string | null;
};

export async function seedMenu(tx: Tx): Promise<void> {
  // Of two that start at once the later one finds what the earlier brought.
  await sql`lock table seeded_entry in share row exclusive mode`.execute(tx);
  const known = new Set(
    (await tx.selectFrom('seeded_entry').select('name').execute()).map(({ name }) => name),
  );
  for (const [sort, entry] of menu.entries()) await seedEntry(tx, entry, { sort, parentId: null, known });
}

async function seedEntry(
  tx: Tx,
  { children = [], buttons = [], ...entry }: SeedMenuEntry,
  { sort, parentId, known }: { sort: number; parentId: string | null; known: ReadonlySet<string> },
): Promise<void> {
  const id = await seedRow(tx, { ...entry, type: 'menu', sort, parentId }, known);
  if (id === null) return;
  for (const [at, child] of children.entries()) await seedEntry(tx, child, { sort: at, parentId: id, known });
  for (const [at, { name, sign }] of buttons.entries())
    await seedRow(tx, { name, sign, url: '', icon: '', type: 'button', sort: at, parentId: id }, known);
}

/** The entry's id, also of one that was brought before; null where a newsroom took it away. */
async function seedRow(
  tx: Tx,
  { parentId, ...row }: Row,
  known: ReadonlySet<string>,
): Promise<string | null> {
  if (known.has(row.name)) {
    const there = await tx
      .selectFrom('menu_entry')
      .select('id')
      .where('name', '=', row.name)
      .executeTakeFirst();
    return there?.id ?? null;
  }
  const { id } = await tx
    .insertInto('menu_entry')
    .values({ ...row, parent_id: parentId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.insertInto('seeded_entry').values({ name: row.name }).execute();
  await openTo(tx, id, row.sign);
  return id;
}

/** A code that is new in this version is the administrators'; any other entry is for whoever has its code, or for all. */
async function openTo(tx: Tx, id: string, sign: string | null): Promise<void> {
  const administrators = await tx.selectFrom('role').select('id').where('key', '=', 'admin').execute();
  if (sign !== null && administering.some((code) => code === sign))
    for (const role of administrators)
      await tx
        .insertInto('role_sign')
        .values({ role_id: role.id, sign })
        .onConflict((clash) => clash.doNothing())
        .execute();
  const roles = await tx
    .selectFrom('role')
    .select('id')
    .$if(sign !== null, (query) =>
      query.where((role) =>
        role.exists(
          role
            .selectFrom('role_sign')
            .select('role_sign.sign')
            .whereRef('role_sign.role_id', '=', 'role.id')
            .where('role_sign.sign', '=', sign),
        ),
      ),
    )
    .execute();
  if (roles.length === 0) return;
  await tx
    .insertInto('role_resource')
    .values(roles.map((role) => ({ role_id: role.id, resource_id: id })))
    .execute();
  // Who has one of them open meanwhile must not take it away unseen.
  await tx
    .updateTable('role')
    .set((row) => ({ revision: row('revision', '+', 1), changed_by: null, changed_at: sql`herald_now()` }))
    .where(
      'id',
      'in',
      roles.map((role) => role.id),
    )
    .execute();
}
