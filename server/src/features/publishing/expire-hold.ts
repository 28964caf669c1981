// Expire a hold: its editor never came back and the time passed meanwhile, so it gets the lead rule's time, and both are told (D-01).
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import type { Context } from '../../context.ts';
import { findAccountName } from '../accounts/find-account-name.ts';
import { sendMessages } from '../messages/send-messages.ts';
import { decideRelease } from './decide-release.ts';
import { releasePublication } from './release-publication.ts';
import type { Lane } from './store/lanes.ts';
import type { Publication } from './store/rows.ts';
import { moveSchedule } from './store/schedules.ts';

export async function expireHold(context: Context, lane: Lane, held: Publication, at: Date): Promise<void> {
  const zone = held.zone ?? context.config.zone;
  const to = decideRelease(held, at, zone);
  await context.db.transaction().execute(async (tx) => {
    const moved = await releasePublication(tx, held, { at, fence: lane.fence, to, actor: null });
    if (held.schedule_id !== null) await moveSchedule(tx, held.schedule_id, to);
    const people = new Set([moved.requested_by, ...(held.held_by === null ? [] : [held.held_by])]);
    const account = await findAccountName(tx, moved.account_id);
    const since = held.held_since === null ? '–' : wallClockOf(held.held_since, zone);
    await sendMessages(
      tx,
      [...people].map((personId) => ({
        personId,
        kind: 'message-hold-over' as const,
        figures: { title: moved.title, account, since, time: to.local, zone },
        link: `/api/content/publish/pubHistory?id=${moved.id}`,
        onceKey: `${moved.id}:message-hold-over:${to.dueAt.toISOString()}:${personId}`,
      })),
    );
  });
}
