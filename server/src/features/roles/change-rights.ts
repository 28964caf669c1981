// Change rights: one after the other, never so that nobody is left who can give them or that one is lost for good, and told to every window.
import { restrictingSigns } from '@herald/contract/permissions.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { refuseRights } from './refuse-rights.ts';
import { countAdministrators, holdRights, listGiven, raiseVersion } from './store/rights.ts';

/** What `work` did is undone where it throws, where it would leave no administrator, and where no role would have a right that one had: nobody could give it again. */
export async function changeRights<T>({ db }: Context, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await holdRights(tx);
    const before = await countAdministrators(tx);
    const given = await listGiven(tx);
    const made = await work(tx);
    const kept = new Set(await listGiven(tx));
    const lost = given.filter((sign) => !kept.has(sign) && !restrictingSigns.has(sign));
    if (lost.length > 0) refuseRights('right-lost', lost);
    if (before > 0 && (await countAdministrators(tx)) === 0) throw new Refusal('last-administrator');
    await raiseVersion(tx);
    return made;
  });
}
