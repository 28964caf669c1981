// The audit log, for tests: what was written in it since the last look.
import type { Database } from './client.ts';

export function readerOfLog(dbOf: () => Database) {
  let seen = 0;
  return async () => {
    const rows = await dbOf()
      .selectFrom('audit_entry')
      .selectAll()
      .where('seq', '>', seen)
      .orderBy('seq')
      .execute();
    seen = rows.at(-1)?.seq ?? seen;
    return rows;
  };
}
