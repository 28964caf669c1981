// Requesters: whether whoever asked for a publication may still have it sent; people leave and roles change while it waits (row 4).
import { mayPublish, maySchedule, mayScheduleFromDetail, permits } from '@herald/contract/permissions.ts';
import { sql } from 'kysely';
import type { Executor } from '../../../db/client.ts';

/** Of the row this stands in; none of somebody who was disabled. */
export const requesterSigns = sql<string[]>`array(select role_sign.sign from person
  join person_role on person_role.person_id = person.id join role_sign on role_sign.role_id = person_role.role_id
  where person.id = publication.requested_by and person.status = 'enabled')`;

export function maySend(signs: readonly string[]): boolean {
  const held = new Set(signs);
  return [mayPublish, maySchedule, mayScheduleFromDetail].some((permission) => permits(permission, held));
}

export async function mayRequesterSend(db: Executor, publicationId: string): Promise<boolean> {
  const found = await db
    .selectFrom('publication')
    .select(requesterSigns.as('signs'))
    .where('id', '=', publicationId)
    .executeTakeFirst();
  return maySend(found?.signs ?? []);
}
