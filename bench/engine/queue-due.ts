// Publications by the thousand, each with a text no other has, put where the product's own verbs put them: waiting for their time.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Stage } from './stage.ts';

const sql = `
  with asked as (
    select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::timestamptz[]) as asked (package_id, account_id, text, due_at)
  ), packed as (
    insert into package (id, owner_id, department_id, title, category, content, content_hash)
    select package_id, $5, $6, text, 'news', '{}', text from asked
  )
  insert into publication (package_id, account_id, channel_id, requested_by, department_id, content_version, title, post,
    fingerprint, due_at, expires_at, wake_at, reason)
  select package_id, account_id, 31, $5, $6, 1, text,
    jsonb_build_object('title', text, 'text', text, 'link', null, 'images', '[]'::jsonb, 'video', null, 'audio', null, 'cover', null),
    md5(account_id || text), due_at, due_at + interval '1 day', due_at, 'reason-waiting-for-its-time'
  from asked`;

/** Spread over all accounts in turn; `dueAt` by number. Gives when each text is due. */
export async function queueDue(
  { databaseUrl, person, accountIds }: Stage,
  count: number,
  dueAt: (number: number) => Date,
): Promise<Map<string, Date>> {
  const asked = Array.from({ length: count }, (_, number) => ({
    packageId: randomUUID(),
    accountId: accountIds[number % accountIds.length],
    text: `Noon bells ${number}`,
    due: dueAt(number),
  }));
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(sql, [
    asked.map((one) => one.packageId),
    asked.map((one) => one.accountId),
    asked.map((one) => one.text),
    asked.map((one) => one.due),
    person.personId,
    person.departmentId,
  ]);
  await client.query('analyze publication');
  await client.end();
  return new Map(asked.map(({ text, due }) => [text, due]));
}
