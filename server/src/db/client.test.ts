// Connections: a transaction whose machine vanished is ended by the database, and what it had locked is free.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from './test-database.ts';

test('the database itself ends a transaction that nobody goes on with', async () => {
  const { db, drop } = await testDatabase();
  const { rows } = await sql`show idle_in_transaction_session_timeout`.execute(db);
  expect(rows).toEqual([{ idle_in_transaction_session_timeout: '2min' }]);
  await drop();
});
