// Reach: a database that somebody named is asked before anything is built on it; where it does not answer, what to do is said.
import pg from 'pg';

const patienceMs = 15_000;

/** Throws a sentence with the address and the advice, never with the password. */
export async function reachDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patienceMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    const { host, port, database, user } = client;
    throw new Error(
      `The database of DATABASE_URL (${database} at ${host}:${port}, as ${user}) cannot be used: ${whyOf(error)}. ` +
        'Start that Postgres, mend DATABASE_URL, or leave it out: then Herald brings its own Postgres.',
      { cause: error },
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Where a name has several addresses, each has an error of its own. */
function whyOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(whyOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
