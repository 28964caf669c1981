// Who sends to an upload: what its owner may do now, while the session it was signed for in goes on.
import { sql } from 'kysely';
import type { Executor } from '../../../db/client.ts';

/** Undefined of no upload; none of somebody who was disabled or has signed out. */
export async function listSenderSigns(db: Executor, key: string): Promise<string[] | undefined> {
  const row = await db
    .selectFrom('upload')
    .select(
      sql<string[]>`array(select role_sign.sign from person
        join person_role on person_role.person_id = person.id join role_sign on role_sign.role_id = person_role.role_id
        where person.id = upload.owner_id and person.status = 'enabled' and (upload.session_id is null
          or exists (select from session where session.id = upload.session_id and session.ended_at is null)))`.as(
        'signs',
      ),
    )
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.signs;
}
