// Refuse to make somebody of another department whom one could be: who works there sees what is written there.
import { signs } from '@herald/contract/permissions.ts';
import type { Actor } from '../../context.ts';
import { refuseBeyond } from '../roles/refuse-beyond.ts';

/** `departments` are those somebody is in, or comes to, whose password one sets, whom one moves or makes again, or that their drafts come from. */
export function refuseElsewhere(actor: Actor, departments: readonly string[]): void {
  if (departments.some((one) => one !== actor.departmentId)) refuseBeyond(actor, { given: [signs.seesAll] });
}
