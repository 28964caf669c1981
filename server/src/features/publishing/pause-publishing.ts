// Pause publishing: nothing that fits is sent from now on; what is out is settled all the same.
import type { PauseScope } from '@herald/contract/brakes.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { recordChange } from '../audit/record-change.ts';
import { findDepartmentName } from '../people/find-department-name.ts';
import { authorisePause } from './authorise-pause.ts';
import { describePause } from './describe-pause.ts';
import { insertPause, listStandingPauses } from './store/pauses.ts';
import { overtakeMarkers } from './store/wakes.ts';

/** Asked twice it is one pause. */
export async function pausePublishing(
  context: Context,
  actor: Actor,
  { what, because }: { what: PauseScope; because: string },
): Promise<{ id: string }> {
  return context.db.transaction().execute(async (tx) => {
    const accountId = what.scope === 'account' ? what.accountId : null;
    await authorisePause(tx, actor, accountId);
    const departmentId = what.scope === 'department' ? what.departmentId : null;
    if (departmentId !== null && (await findDepartmentName(tx, departmentId)) === null)
      throw new Refusal('not-found');
    const channelId = what.scope === 'channel' ? what.channelid : null;
    const held = { channel_id: channelId, department_id: departmentId, account_id: accountId };
    const id = await insertPause(tx, { scope: what.scope, ...held, because, paused_by: actor.personId });
    const standing = (await listStandingPauses(tx)).find(
      (one) =>
        one.scope === what.scope &&
        one.channel_id === channelId &&
        one.department_id === departmentId &&
        one.account_id === accountId,
    );
    if (!standing) throw new Refusal('stands-otherwise');
    if (id === null) return { id: standing.id };
    await overtakeMarkers(tx, id);
    const { said, ...subject } = await describePause(tx, standing);
    await recordChange(tx, actor, { deed: 'pause.create', ...subject, before: null, after: said });
    return { id };
  });
}
