// The digits of a captcha for a test: the database is the only place where a program can read them.
import type { Database } from './client.ts';

export async function captchaAnswer(db: Database, id: string): Promise<string> {
  const row = await db.selectFrom('captcha').select('answer').where('id', '=', id).executeTakeFirst();
  return row?.answer ?? '';
}
