// Remove people, all or none: nobody removes themselves, nor somebody who may do more.
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { recordChange, type Change } from '../audit/record-change.ts';
import { changeRights } from '../roles/change-rights.ts';
import { holdUser } from './hold-user.ts';
import { refuseElsewhere } from './refuse-elsewhere.ts';
import { removeUser } from './remove-user.ts';
import { holdUser as holdHeir } from './store/users.ts';

export async function removeUsers(
  context: Context,
  actor: Actor,
  { ids, heir: heirId }: { ids: readonly string[]; heir?: string | undefined },
): Promise<Record<string, never>> {
  if (ids.includes(actor.personId)) throw new Refusal('not-oneself');
  await changeRights(context, async (tx) => {
    const heir = heirId === undefined ? null : await holdHeir(tx, heirId);
    const isAble = heir === null || (heir?.status === 'enabled' && !ids.includes(heir.id));
    if (heir === undefined || !isAble) throw new Refusal('not-found');
    const removed: Change[] = [];
    // Such as were scheduled when their writer was moved, and stayed behind.
    const mayBring = (departments: readonly string[]) => refuseElsewhere(actor, departments);
    for (const id of ids) {
      const user = await holdUser(tx, context, actor, id);
      // What somebody wrote is not shown to another department: an heir is of theirs.
      if (heir && heir.departmentId !== user.departmentId) throw new Refusal('not-found');
      removed.push(await removeUser(tx, { user, heir, mayBring }));
    }
    await recordChange(tx, actor, ...removed);
  });
  return {};
}
