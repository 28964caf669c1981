// Reschedule what the clock rules of its zone have moved: its wall-clock time is what was asked for (publishing.md §9).
import { instantOf, wallClockOf } from '@herald/contract/zoned-time.ts';
import type { Context } from '../../context.ts';
import { readClock, type Tx } from '../../db/client.ts';
import { findAccountName } from '../accounts/find-account-name.ts';
import { sendMessages } from '../messages/send-messages.ts';
import { choosePreflight } from './choose-preflight.ts';
import { readFence } from './store/lanes.ts';
import {
  listAppointments,
  listAtAppointment,
  moveSchedules,
  type Appointment,
} from './store/appointments.ts';
import { movePublication } from './store/publications.ts';
import { Overtaken, type Publication } from './store/rows.ts';

/** Asked when a worker starts: only then can it have brought other rules with it. */
export async function rescheduleMoved(context: Context): Promise<number> {
  let moved = 0;
  for (const appointment of await listAppointments(context.db)) {
    const dueAt = instantOf(appointment.local, appointment.zone)?.instant;
    if (!dueAt || dueAt.getTime() === appointment.dueAt.getTime()) continue;
    for (const one of await listAtAppointment(context.db, appointment))
      moved += await context.db
        .transaction()
        .execute((tx) => move(tx, one, appointment, dueAt))
        // Begun, withdrawn or moved by another worker meanwhile.
        .catch((error: unknown) => {
          if (error instanceof Overtaken) return 0;
          throw error;
        });
    await moveSchedules(context.db, appointment, dueAt);
  }
  return moved;
}

async function move(tx: Tx, one: Publication, { local, zone }: Appointment, dueAt: Date): Promise<number> {
  const fence = await readFence(tx, one.account_id);
  const byMs = dueAt.getTime() - one.due_at.getTime();
  const expiresAt = new Date(one.expires_at.getTime() + byMs);
  await movePublication(tx, one, fence, one.state, {
    due_at: dueAt,
    expires_at: expiresAt,
    wake_at: one.state === 'scheduled' ? dueAt : expiresAt,
    preflight_at: choosePreflight(dueAt, await readClock(tx)),
    reason: one.reason,
    evidence: { because: 'word-clock-rules', zone, was: one.due_at.toISOString() },
  });
  await sendMessages(tx, [
    {
      personId: one.requested_by,
      kind: 'message-moved',
      figures: {
        title: one.title,
        account: await findAccountName(tx, one.account_id),
        time: local,
        zone,
        utc: wallClockOf(dueAt, 'UTC'),
      },
      link: `/api/content/publish/pubHistory?id=${one.id}`,
      onceKey: `${one.id}:message-moved:${dueAt.toISOString()}`,
    },
  ]);
  return 1;
}
