// The rows of entries: menus and the buttons on their pages, as a tree, with the roles that open each.
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../db/client.ts';

export type ResourceRow = {
  id: string;
  parentId: string | null;
  name: string;
  url: string;
  type: 'menu' | 'button';
  sign: string | null;
  icon: string;
  hidden: boolean;
  sort: number;
  revision: number;
};

export async function allResources(db: Executor): Promise<ResourceRow[]> {
  return db
    .selectFrom('menu_entry')
    .select([
      'id',
      'parent_id as parentId',
      'name',
      'url',
      'type',
      'sign',
      'icon',
      'hidden',
      'sort',
      'revision',
    ])
    .orderBy('sort')
    .orderBy('id')
    .execute();
}

type NewResource = Omit<ResourceRow, 'id' | 'revision'>;

export async function insertResource(tx: Tx, { parentId, ...row }: NewResource): Promise<string> {
  const made = await tx
    .insertInto('menu_entry')
    .values({ ...row, parent_id: parentId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return made.id;
}

export async function updateResource(tx: Tx, id: string, { parentId, ...row }: NewResource): Promise<void> {
  await tx
    .updateTable('menu_entry')
    .set({ ...row, parent_id: parentId })
    .where('id', '=', id)
    .execute();
}

export async function deleteResources(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('menu_entry').where('id', 'in', ids).execute();
}

export async function rolesOpening(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('role_resource')
    .select('role_id')
    .distinct()
    .where('resource_id', 'in', ids)
    .execute();
  return rows.map((row) => row.role_id);
}

/** Of one person: those that have the code already; all of them where there is none. */
export async function rolesWithSign(tx: Tx, personId: string, sign: string | null): Promise<string[]> {
  const rows = await tx
    .selectFrom('person_role')
    .select('role_id')
    .where('person_id', '=', personId)
    .$if(sign !== null, (query) =>
      query.where((where) =>
        where.exists(
          where
            .selectFrom('role_sign')
            .select('role_sign.sign')
            .whereRef('role_sign.role_id', '=', 'person_role.role_id')
            .where('role_sign.sign', '=', sign),
        ),
      ),
    )
    .execute();
  return rows.map((row) => row.role_id);
}

/** An entry's code has become another one: the roles that open it follow. */
export async function exchangeSign(
  tx: Tx,
  id: string,
  before: string | null,
  after: string | null,
): Promise<void> {
  if (before !== null)
    await sql`delete from role_sign where sign = ${before}
      and role_id in (select role_id from role_resource where resource_id = ${id})
      and not exists (select 1 from role_resource join menu_entry on menu_entry.id = role_resource.resource_id
        where role_resource.role_id = role_sign.role_id and menu_entry.sign = ${before})`.execute(tx);
  if (after !== null)
    await sql`insert into role_sign (role_id, sign)
      select role_id, ${after} from role_resource where resource_id = ${id} on conflict do nothing`.execute(
      tx,
    );
}
