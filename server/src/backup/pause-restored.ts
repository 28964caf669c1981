// Pause what was restored: what waited when the backup was made may have gone out, or been called off, since; a person looks and lifts it.
import pg from 'pg';

/** Whether anything waits, and so is held. `takenAt` is when the backup was made. */
export async function pauseRestored(url: string, takenAt: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `insert into pause (scope, because)
       select 'everything', $1 where exists (select 1 from publication where wake_at is not null)
       on conflict do nothing`,
      [`npm run restore ← ${takenAt}`],
    );
    return rowCount === 1;
  } finally {
    await client.end();
  }
}
