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
    const here = await nameThisPlace(client);
    const { rows } = await client.query<{ name: string }>('select name from place');
    const isMoved = isOlder || rows.some(({ name }) => name !== here);
    const isPaused = isMoved && (await pauseRestored(client, await readLastMoment(client)));
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

/** The server and its folder, the database and the table: a dump is read into another of at least one of them. */
async function nameThisPlace(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ may: boolean; maySee: boolean; place: string }>(
    `select has_function_privilege('pg_control_system()', 'execute') as may,
       pg_has_role(current_user, 'pg_read_all_settings', 'usage') as "maySee",
       (select oid from pg_database where datname = current_database()) || '/' || 'publication'::regclass::oid as place`,
  );
  const [found] = rows;
  if (!found) throw new Error('the database does not say where it is');
  const ask = async (text: string) => (await client.query<{ is: string }>(text)).rows[0]?.is ?? '';
  const server = found.may ? await ask('select system_identifier::text as is from pg_control_system()') : '';
  const folder = found.maySee ? await ask("select current_setting('data_directory') as is") : '';
  return [server, folder, found.place].join(' ');
}

/** A dump names no time of its own: it knows nothing after the last step in it. */
async function readLastMoment(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ at: Date }>(
    'select coalesce(max(at), herald_now()) as at from event',
  );
  return (rows[0]?.at ?? new Date()).toISOString();
}
