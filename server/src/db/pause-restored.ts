// Pause what was restored: what was sent, called off or tried again after the backup is unknown to its rows; a person looks and lifts it.
import type pg from 'pg';

/** So long what waits is not said to be missed, for it may have gone out in its time. */
const lookedThroughWithin = '3 days';

/** What was written may have been sent since: only a house that holds nothing has nothing to ask about. */
const isAnythingKnown = `select exists (select 1 from publication) or exists (select 1 from package)
  or exists (select 1 from draft) as known`;
/** The tables may be those from before 0071; nobody who reads them is waited for without need. */
const isOlder = `select not exists (select 1 from information_schema.columns
  where table_schema = 'public' and table_name = 'pause' and column_name = 'restored_from') as older`;

/**
 * In the transaction that brings the rows, so that no worker ever sees them unpaused. `takenAt`: the moment they are of. False
 * where there was nothing to hold. The pause before the lanes, as whoever lifts one takes them.
 */
export async function pauseRestored(client: pg.Client, takenAt: string): Promise<boolean> {
  const { rows } = await client.query<{ known: boolean }>(isAnythingKnown);
  if (rows[0]?.known !== true) return false;
  const found = await client.query<{ older: boolean }>(isOlder);
  if (found.rows[0]?.older === true)
    await client.query(`alter table pause alter column paused_by drop not null,
    add column if not exists restored_from timestamptz`);
  // One that stood when the backup was made says so as well.
  const standing = await client.query(
    "update pause set restored_from = $1 where scope = 'everything' and lifted_at is null",
    [takenAt],
  );
  if (standing.rowCount === 0)
    await client.query("insert into pause (scope, restored_from) values ('everything', $1)", [takenAt]);
  // Each row is written under its lane, which nobody holds or moves on meanwhile.
  await client.query('lock table account_lane in exclusive mode');
  await client.query(
    `update publication set expires_at = greatest(expires_at, herald_now() + $1::interval),
       -- What was sent before is looked for under the pause, however long it was asked to wait.
       wake_at = case when attempt_no > 0 then herald_now() else wake_at end,
       fence = coalesce((select lane.fence from account_lane lane where lane.account_id = publication.account_id), 0)
     where state in ('scheduled', 'auth-required', 'preparing')`,
    [lookedThroughWithin],
  );
  return true;
}
