// Add a host whose links may have a thumbnail of ours, with its subdomains (R-FB-004).
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { recordChange } from '../audit/record-change.ts';
import { changeSettings } from './change-settings.ts';
import { insertHost } from './store/hosts.ts';

/** Errors: name-taken for one that is listed, here or in the environment. */
export async function addHost(
  context: Context,
  actor: Actor,
  { host }: { host: string },
): Promise<{ host: string }> {
  await changeSettings(context, async (tx) => {
    const isFixed = context.config.linkHosts.includes(host);
    if (isFixed || !(await insertHost(tx, { host, addedBy: actor.personId })))
      throw new Refusal('name-taken', { name: host });
    await recordChange(tx, actor, {
      deed: 'linkHost.create',
      subjectKind: 'linkHost',
      subjectId: host,
      subject: host,
      before: null,
      after: { host },
    });
  });
  return { host };
}
