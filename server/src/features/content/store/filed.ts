// What is filed under a name, counted: packages, templates, and drafts that are no package yet; nothing that is deleted.
import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '../../../db/client.ts';

type Counted = { name: string; count: number };

async function counted(db: Executor, kept: RawBuilder<unknown>): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select kept.name, count(*) as count from (${kept}) as kept where kept.name <> '' group by kept.name`.execute(
    db,
  );
  return rows;
}

export async function countCategories(db: Executor): Promise<Counted[]> {
  return counted(
    db,
    sql`select category as name from package where deleted_at is null
      union all select content ->> 'channel' from template
      union all select content ->> 'channel' from draft where deleted_at is null and package_id is null`,
  );
}

export async function countTopics(db: Executor): Promise<Counted[]> {
  return counted(
    db,
    sql`select content ->> 'specialTopic' as name from package where deleted_at is null
      union all select content ->> 'specialTopic' from template
      union all select content ->> 'specialTopic' from draft where deleted_at is null and package_id is null`,
  );
}

/** Of one channel. An item is asked for its classes once, however many it has. */
export async function countClasses(db: Executor, channelId: number): Promise<Counted[]> {
  const classes = sql`jsonb_path_query(content, '$.opcList[*] ? (@.channelid == $id).classify1', ${JSON.stringify({ id: channelId })}::jsonb) #>> '{}'`;
  return counted(
    db,
    sql`select ${classes} as name from package where deleted_at is null
      union all select ${classes} from template
      union all select ${classes} from draft where deleted_at is null and package_id is null`,
  );
}
