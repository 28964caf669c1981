// Pause what was restored: what waited when the backup was made may have gone out, or been called off, since; a person looks and lifts it.
import type pg from 'pg';

/** So long what waits is not said to be missed, for it may have gone out in its time. */
const lookedThroughWithin = '3 days';

const isAnythingOpen = `select exists (select 1 from publication where wake_at is not null)
  or exists (select 1 from modification where ended_at is null) as open`;

/** In the transaction that brings the rows, so that no worker ever sees them unpaused. `takenAt` is when the backup was made. Whether anything waits, and so is held. */
export async function pauseRestored(client: pg.Client, takenAt: string): Promise<boolean> {
  const { rows } = await client.query<{ open: boolean }>(isAnythingOpen);
  if (rows[0]?.open !== true) return false;
  // The tables may be those of before: by nobody of this house.
  await client.query('alter table pause alter column paused_by drop not null');
  const because = `npm run restore ← ${takenAt}`;
  await client.query(
    `insert into pause (scope, because) select 'everything', $1
     where not exists (select 1 from pause where scope = 'everything' and lifted_at is null)`,
    [because],
  );
  // One that stood then says so as well.
  await client.query(
    `update pause set paused_by = null, because = concat_ws(' · ', $1::text, nullif(because, ''))
     where scope = 'everything' and lifted_at is null and because <> $1`,
    [because],
  );
  await client.query(
    `update publication set expires_at = greatest(expires_at, herald_now() + $1::interval)
     where state in ('scheduled', 'auth-required', 'preparing')`,
    [lookedThroughWithin],
  );
  return true;
}
