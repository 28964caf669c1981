// Tries, when all is over, what the database itself must refuse whoever asks (publishing.md §6, marked there); nothing stays of it.
import pg from 'pg';

/** Each is done to two settled publications of one account; a database that lets it pass has lost its guard. */
const forbidden: readonly (readonly [string, readonly string[]])[] = [
  [
    'two outstanding mutations of one account',
    [
      'set local session_replication_role = replica',
      `update publication set state = 'inflight' where account_id = $1`,
    ],
  ],
  [
    'one external post bound to two publications',
    [
      'set local session_replication_role = replica',
      `update publication set external_id = 'one and the same' where account_id = $1`,
    ],
  ],
  [
    'a write with a fence that is not current',
    [
      `update publication set fence = fence - 1 - (select fence from account_lane where account_id = $1) where account_id = $1`,
    ],
  ],
  [
    'a step that is not lawful',
    [
      `update publication p set state = 'preparing', fence = l.fence from account_lane l
       where l.account_id = $1 and p.account_id = $1 and p.state = 'published'`,
    ],
  ],
];

export async function tryForbidden(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ account: string }>(
      `select account_id as account from publication where state = 'published' group by 1 having count(*) > 1 limit 1`,
    );
    const account = rows[0]?.account;
    if (account === undefined) return ['no account has two publications: nothing forbidden could be tried'];
    const passed: string[] = [];
    for (const [what, statements] of forbidden)
      if (await doesPass(client, statements, account)) passed.push(`the database let pass: ${what}`);
    return passed;
  } finally {
    await client.end();
  }
}

async function doesPass(client: pg.Client, statements: readonly string[], account: string): Promise<boolean> {
  await client.query('begin');
  try {
    for (const statement of statements)
      await client.query(statement, statement.includes('$1') ? [account] : []);
    return true;
  } catch {
    return false;
  } finally {
    await client.query('rollback');
  }
}
