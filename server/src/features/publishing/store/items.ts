// What an account has of items: what carried their packages there, came from their drafts, or was changed to them.
import { sql } from 'kysely';
import type { Executor } from '../../../db/client.ts';
import type { Publication } from './rows.ts';

/** The drafts these packages came from, wherever they went, and those that go on in them; deleted ones too. */
export async function draftsOfPackages(db: Executor, packageIds: readonly string[]): Promise<string[]> {
  const ids = sql`${[...packageIds]}::uuid[]`;
  const { rows } = await sql<{ draft: string }>`
    select id as draft from draft where package_id = any (${ids})
    union
    select draft_id from publication where package_id = any (${ids}) and draft_id is not null
    union
    select part.draft from publication, unnest(also_packages, also_drafts) as part(package, draft)
    where also_packages <> '{}' and also_packages && ${ids} and part.package = any (${ids})
      and part.draft is not null`.execute(db);
  return rows.map(({ draft }) => draft);
}

/** The packages these drafts went out in, and those they are in now. */
export async function packagesOfDrafts(db: Executor, draftIds: readonly string[]): Promise<string[]> {
  const ids = sql`${[...draftIds]}::uuid[]`;
  const { rows } = await sql<{ package: string }>`
    select package_id as package from draft where id = any (${ids}) and package_id is not null
    union
    select package_id from publication where draft_id = any (${ids})
    union
    select part.package from publication, unnest(also_packages, also_drafts) as part(package, draft)
    where also_drafts <> '{}' and also_drafts && ${ids} and part.draft = any (${ids})`.execute(db);
  return rows.map(({ package: id }) => id);
}

/** In the order of their making. */
export async function listOfItems(
  db: Executor,
  accountId: string,
  { packageIds, draftIds }: { packageIds: readonly string[]; draftIds: readonly string[] },
): Promise<Publication[]> {
  const packages = sql`${[...packageIds]}::uuid[]`;
  const drafts = sql`${[...draftIds]}::uuid[]`;
  return db
    .selectFrom('publication')
    .selectAll()
    .where('account_id', '=', accountId)
    .where(
      sql<boolean>`id in (
        select id from publication where package_id = any (${packages})
        union all select id from publication where also_packages <> '{}' and also_packages && ${packages}
        union all select id from publication where draft_id = any (${drafts})
        union all select id from publication where also_drafts <> '{}' and also_drafts && ${drafts}
        union all select publication_id from modification where way = 'edit' and package_id = any (${packages})
        union all select publication_id from modification
        where way = 'repost' and ended_at is null and package_id = any (${packages}))`,
    )
    .orderBy('created_at')
    .execute();
}
