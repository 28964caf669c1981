-- What the engine reads most: an account's unsettled publications, and the clock, whose plan is kept by plpgsql.

create index publication_unsettled on publication (account_id, wake_at)
  where state in ('scheduled', 'auth-required', 'preparing', 'inflight', 'processing', 'reconciling', 'editing', 'withdrawing',
    'handed-over', 'unknown');
-- Its rows are all in the one above.
drop index publication_account_id_due_at_idx;

create or replace function herald_now() returns timestamptz language plpgsql volatile as $$
begin
  return clock_timestamp() + (select offset_ms from clock) * interval '1 millisecond';
end $$;
