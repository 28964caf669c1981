// Count the content of a list by the ways it stands in, under the same words, type, category and days.
import { contentStates, type ContentCounts } from '@herald/contract/content-lists.ts';
import type { contentEndpoints } from '@herald/contract/endpoints/content.ts';
import type { InputOf } from '@herald/contract/endpoint.ts';
import { signs } from '@herald/contract/permissions.ts';
import { statesOfStanding } from '@herald/contract/standing-states.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { summarisePackages } from '../publishing/summarise-packages.ts';
import { chooseContent, type ContentScope } from './choose-content.ts';
import { listPackageIds } from './store/package-lists.ts';

type Asked = InputOf<typeof contentEndpoints.countContent>;
const scopes: Record<Asked['of'], ContentScope> = { mine: 'person', department: 'department', all: 'all' };

/** Everybody's only for who may see it. */
export async function countContent(
  { db, config: { zone } }: Context,
  actor: Actor,
  { of, ...asked }: Asked,
): Promise<ContentCounts> {
  if (of === 'all' && !actor.signs.has(signs.seesAll)) throw new Refusal('forbidden');
  const { whose, search } = chooseContent(actor, scopes[of], asked, zone);
  const [ids, gone] = await Promise.all(
    [false, true].map((isDeleted) => listPackageIds(db, whose, { ...search, isDeleted })),
  );
  const states = [...(await summarisePackages(db, ids ?? [])).values()].flatMap(statesOfStanding);
  const count = (state: (typeof contentStates)[number]) => states.filter((one) => one === state).length;
  return {
    all: ids?.length ?? 0,
    scheduled: count('scheduled'),
    live: count('live'),
    partly: count('partly'),
    trouble: count('trouble'),
    deleted: gone?.length ?? 0,
  };
}
