// Change rights: one after the other, never so that nobody is left who can give them or that one is lost for good, and told to every window.
import { restrictingSigns, signs } from '@herald/contract/permissions.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { refuseRights } from './refuse-rights.ts';
import { holdRights, listGiven, listGivers, raiseVersion } from './store/rights.ts';

/** What `work` did is undone where it throws, where it would leave no administrator, and where a right would be left to no role or to nobody who can give it. */
export async function changeRights<T>({ db }: Context, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await holdRights(tx);
    const before = await readRights(tx);
    const made = await work(tx);
    const after = await readRights(tx);
    if (before.hasAdministrator && !after.hasAdministrator) throw new Refusal('last-administrator');
    const lost = [...missing(before.given, after.given), ...missing(before.givable, after.givable)];
    if (lost.length > 0) refuseRights('right-lost', lost);
    await raiseVersion(tx);
    return made;
  });
}

/** A code is `givable` while somebody who may sign in has it and may give it: whoever manages people without it never brings it back. */
async function readRights(tx: Tx) {
  const givers = await listGivers(tx);
  return {
    hasAdministrator: givers.some((held) => held.includes(signs.managesRoles)),
    given: await listGiven(tx),
    givable: givers.flat(),
  };
}

function missing(before: readonly string[], after: readonly string[]): string[] {
  const there = new Set(after);
  return before.filter((sign) => !there.has(sign) && !restrictingSigns.has(sign));
}
