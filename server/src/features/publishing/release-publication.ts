// Release a publication that an editor held: it waits as before or, where its time passed meanwhile, for the lead rule's time (D-01).
import type { Actor } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import type { NewTime } from './decide-release.ts';
import { choosePreflight } from './choose-preflight.ts';
import { movePublication } from './store/publications.ts';
import { unheld, type Publication } from './store/rows.ts';

export type Release = {
  readonly at: Date;
  readonly fence: number;
  /** Null: its own time is still to come. */
  readonly to: NewTime | null;
  /** Null: the hold ran out by itself. */
  readonly actor: Actor | null;
};

export async function releasePublication(
  tx: Tx,
  held: Publication,
  { at, fence, to, actor }: Release,
): Promise<Publication> {
  const due = to?.dueAt ?? held.due_at;
  const expires = new Date(held.expires_at.getTime() + due.getTime() - held.due_at.getTime());
  const { detail, platform_code, reason, rests } = held;
  return movePublication(tx, held, fence, held.state, {
    ...unheld,
    ...{ detail, platform_code, reason, rests },
    ...(to && { scheduled_local: to.local, due_at: due, expires_at: expires }),
    ...(to && { preflight_at: choosePreflight(due, at) }),
    ...(to && held.state === 'scheduled' ? { reason: 'reason-waiting-for-its-time' as const } : {}),
    wake_at: held.state === 'scheduled' ? due : expires,
    ...(actor && { actor: actor.name }),
    evidence: {
      because: 'word-held',
      was: held.due_at.toISOString(),
      ...(actor && { by: actor.account }),
    },
  });
}
