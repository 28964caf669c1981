// Read what the demonstration brought and what of it would stay, before it is taken away.
import { seededDepartments } from '@herald/contract/seeded-names.ts';
import type { Demonstration } from '@herald/contract/demonstration.ts';
import type { Actor, Context } from '../../context.ts';
import { countOwnAccounts } from '../accounts/count-own-accounts.ts';
import { countOwnDrafts } from '../content/count-own-drafts.ts';
import { countOwnPackages } from '../content/count-own-packages.ts';
import { listDepartments } from '../people/list-departments.ts';
import { countOwnSchedules } from '../publishing/count-own-schedules.ts';
import { findBrought } from './find-brought.ts';
import { countTransactions, endedAt } from './store/endings.ts';

export async function readDemonstration(context: Context, actor: Actor): Promise<Demonstration> {
  const { db } = context;
  const { people, articles, roles, menu } = await findBrought(db);
  const going = people.filter(({ isPublished }) => isPublished);
  const ids = going.flatMap(({ personId }) => personId ?? []);
  const there = (await listDepartments(db)).map(({ name }) => name);
  return {
    endedAt: (await endedAt(db))?.toISOString() ?? null,
    isOwn: ids.includes(actor.personId),
    people: people.map(({ account, name, isPublished }) => ({
      account,
      name,
      stays: isPublished ? null : 'own-password',
    })),
    departments: seededDepartments.filter((name) => there.includes(name)),
    articles: { brought: articles.brought.length, made: articles.made.length },
    roles: { brought: roles.brought.length, made: roles.made.length },
    transactions: await countTransactions(db),
    hasMenu: menu.length > 0,
    left: {
      packages: await countOwnPackages(db, ids),
      drafts: await countOwnDrafts(db, ids),
      schedules: await countOwnSchedules(db, ids),
      accounts: await countOwnAccounts(db, ids),
    },
  };
}
