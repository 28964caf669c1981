// Fills the tables of the demonstration, where nothing was ever in them, and lists its pages in the menu.
import type { Tx } from '../../../db/client.ts';
import type { NewDemoRole } from '@herald/contract/demo.ts';
import type { NewArticle } from './articles.ts';
import type { TransactionRow } from './roles.ts';

export type SeedArticle = NewArticle & {
  stamped_at: Date;
  reviewer: string;
  forecast: number;
  pageviews: number;
};
export type SeedMenuEntry = {
  name: string;
  url: string;
  icon: string;
  hidden: boolean;
  children: readonly SeedMenuEntry[];
};

/** Two that start at once: the second waits, and finds what the first has made. */
export async function isUntouched(tx: Tx): Promise<boolean> {
  const [article, role] = await Promise.all([
    tx.selectFrom('demo_article').select('id').limit(1).executeTakeFirst(),
    tx.selectFrom('demo_role').select('key').limit(1).executeTakeFirst(),
  ]);
  return article === undefined && role === undefined;
}

export async function fill(
  tx: Tx,
  seeds: {
    articles: readonly SeedArticle[];
    roles: readonly (NewDemoRole & { key: string })[];
    transactions: readonly TransactionRow[];
  },
): Promise<void> {
  await tx
    .insertInto('demo_article')
    .values([...seeds.articles])
    .execute();
  await tx
    .insertInto('demo_role')
    .values(seeds.roles.map((role) => ({ ...role, routes: JSON.stringify(role.routes) })))
    .execute();
  await tx
    .insertInto('demo_transaction')
    .values([...seeds.transactions])
    .execute();
}

/** Behind everything else that is in the menu. */
export async function addToMenu(tx: Tx, entry: SeedMenuEntry): Promise<void> {
  const last = await tx
    .selectFrom('menu_entry')
    .select((of) => of.fn.max('sort').as('sort'))
    .executeTakeFirst();
  await addBelow(tx, null, [entry], (last?.sort ?? 0) + 1);
}

async function addBelow(
  tx: Tx,
  parentId: string | null,
  entries: readonly SeedMenuEntry[],
  first: number,
): Promise<void> {
  for (const [at, { children, ...entry }] of entries.entries()) {
    const { id } = await tx
      .insertInto('menu_entry')
      .values({ ...entry, parent_id: parentId, sort: first + at })
      .returning('id')
      .executeTakeFirstOrThrow();
    // Shown to everybody: which role sees what is the demonstration's own affair.
    await tx
      .insertInto('role_resource')
      .columns(['role_id', 'resource_id'])
      .expression((query) =>
        query.selectFrom('role').select((of) => ['role.id', of.val(id).as('resource_id')]),
      )
      .execute();
    await addBelow(tx, id, children, 1);
  }
}
