// Appointments: the wall-clock times that publications wait for, with the instants they were taken for.
import { now, type Executor } from '../../../db/client.ts';
import type { Publication } from './rows.ts';
import { withdrawable } from './schedules.ts';

export type Appointment = { local: string; zone: string; dueAt: Date };

export async function listAppointments(db: Executor): Promise<Appointment[]> {
  const rows = await db
    .selectFrom('publication')
    .select(['scheduled_local', 'zone', 'due_at'])
    .distinct()
    .where('state', 'in', withdrawable)
    .where('due_at', '>', now)
    .execute();
  return rows.flatMap(({ scheduled_local: local, zone, due_at: dueAt }) =>
    local === null || zone === null ? [] : [{ local, zone, dueAt }],
  );
}

export async function listAtAppointment(
  db: Executor,
  { local, zone, dueAt }: Appointment,
): Promise<Publication[]> {
  return db
    .selectFrom('publication')
    .selectAll()
    .where('scheduled_local', '=', local)
    .where('zone', '=', zone)
    .where('due_at', '=', dueAt)
    .where('state', 'in', withdrawable)
    .execute();
}

/** Their line in the list of schedules; what is withdrawn stays as it was. */
export async function moveSchedules(
  db: Executor,
  { local, zone, dueAt }: Appointment,
  newDueAt: Date,
): Promise<void> {
  await db
    .updateTable('schedule')
    .set({ due_at: newDueAt })
    .where('scheduled_local', '=', local)
    .where('zone', '=', zone)
    .where('due_at', '=', dueAt)
    .where('withdrawn_at', 'is', null)
    .execute();
}
