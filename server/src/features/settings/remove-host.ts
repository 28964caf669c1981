// Remove a host from the list: its links keep the thumbnail their own pages name.
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { recordChange } from '../audit/record-change.ts';
import { changeSettings } from './change-settings.ts';
import { deleteHost } from './store/hosts.ts';

/** Errors: not-found, also for one that stands in the environment alone. */
export async function removeHost(
  context: Context,
  actor: Actor,
  { host }: { host: string },
): Promise<Record<string, never>> {
  await changeSettings(context, async (tx) => {
    if (!(await deleteHost(tx, host))) throw new Refusal('not-found');
    await recordChange(tx, actor, {
      deed: 'linkHost.remove',
      subjectKind: 'linkHost',
      subjectId: host,
      subject: host,
      before: { host },
      after: null,
    });
  });
  return {};
}
