// Set which entries a role opens: only what changes is given or taken, by who has it, and noted in the audit log.
import type { Actor } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { recordChange } from '../audit/record-change.ts';
import { chooseEntries } from './choose-entries.ts';
import { describeRole } from './describe-role.ts';
import { refuseBeyond } from './refuse-beyond.ts';
import { allResources } from './store/resources.ts';
import { raiseRevision } from './store/revisions.ts';
import { addResources, dropResources, type RoleRow } from './store/roles.ts';

/** `role` is how it was, `as` how it is called now; without `wanted` it opens what it did. */
export async function setEntries(
  tx: Tx,
  actor: Actor,
  { role, as, wanted }: { role: RoleRow; as: RoleRow; wanted: readonly string[] | undefined },
): Promise<RoleRow> {
  const all = await allResources(tx);
  const kept = new Set(wanted ? chooseEntries(all, wanted).map(({ id }) => id) : role.resources);
  const had = new Set(role.resources);
  const added = all.filter(({ id }) => kept.has(id) && !had.has(id));
  const dropped = all.filter(({ id }) => had.has(id) && !kept.has(id));
  refuseBeyond(actor, {
    given: added.map(({ sign }) => sign),
    taken: dropped.map(({ sign }) => sign),
  });
  await dropResources(
    tx,
    role.id,
    dropped.map(({ id }) => id),
  );
  await addResources(
    tx,
    role.id,
    added.map(({ id }) => id),
  );
  await raiseRevision(tx, 'role', [role.id], actor.personId);
  const after = { ...as, resources: [...kept], revision: role.revision + 1 };
  await recordChange(tx, actor, {
    deed: 'role.change',
    subjectKind: 'role',
    subjectId: role.id,
    subject: as.name,
    before: describeRole(role, all),
    after: describeRole(after, all),
  });
  return after;
}
