// Recognise the database: rows that lie elsewhere than where they were last worked on came there by a dump, and what was done after it is unknown to them.
import pg from 'pg';
import { pauseRestored } from './pause-restored.ts';

const lockNumber = 4_372_555;

/**
 * Asked of every process before it works; the first to see that they were moved pauses the house. `isOlder` where a person
 * knows it: a snapshot put back lies where it lay. True where the house is paused for it.
 */
export async function recogniseDatabase(url: string, { isOlder = false } = {}): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [lockNumber]);
    if (!(await isNoted(client))) return false;
    const here = await nameThisPlace(client);
    const { rows } = await client.query<{ name: string }>('select name from place');
    const [before] = rows;
    const isMoved = isOlder || (before !== undefined && isElsewhere(before.name, here));
    const isPaused = isMoved && (await pauseRestored(client, await readLastMoment(client)));
    // Who sees less of where it is than was noted leaves the note.
    if (isMoved || before === undefined || !here.startsWith('/'))
      await client.query(
        'insert into place (name) values ($1) on conflict (the_only) do update set name = excluded.name',
        [here],
      );
    await client.query('commit');
    return isPaused;
  } finally {
    await client.end();
  }
}

/** Tables from before 0081 name no place; whoever needs newer ones says so himself. */
async function isNoted(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ is: boolean }>("select to_regclass('place') is not null as is");
  return rows[0]?.is === true;
}

/** The server, the database and the table: a dump is read into another of at least one of them. */
async function nameThisPlace(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ may: boolean; place: string }>(
    `select has_function_privilege('pg_control_system()', 'execute') as may,
       (select oid from pg_database where datname = current_database()) || '/' || 'publication'::regclass::oid as place`,
  );
  const [found] = rows;
  if (!found) throw new Error('the database does not say where it is');
  if (!found.may) return `/${found.place}`;
  const server = await client.query<{ id: string }>(
    'select system_identifier::text as id from pg_control_system()',
  );
  return `${server.rows[0]?.id ?? ''}/${found.place}`;
}

/** Whose role may not see the server's name knows as little of it as before. */
export function isElsewhere(before: string, here: string): boolean {
  const were = before.split('/');
  return here.split('/').some((part, index) => part !== '' && were[index] !== '' && part !== were[index]);
}

/** A dump names no time of its own: nothing in it is newer than what was last done or written in it. */
async function readLastMoment(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ at: Date }>(
    `select coalesce(greatest((select max(at) from event), (select max(updated_at) from draft),
       (select max(created_at) from package), (select max(at) from package_version),
       (select max(asked_at) from modification), (select max(asked_at) from cancel_request),
       (select max(greatest(sent_at, disproved_at)) from attempt)), herald_now()) as at`,
  );
  return (rows[0]?.at ?? new Date()).toISOString();
}
