-- A platform tells of a handle that was in doubt that nothing will come of it, for what it holds: that is an end (row 17).
insert into publication_step (from_state, to_state) values ('reconciling', 'failed');

-- What comes in the way of sending again what may stand leads back to looking for it (row 19).
insert into publication_step (from_state, to_state) values ('preparing', 'reconciling');

-- And nothing that may stand ends as not sent before it was looked for, whoever writes it (I6).
create function refuse_end_in_doubt() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from attempt where attempt.publication_id = new.id and attempt.op = 'publish' and attempt.disproved_at is null
      and (attempt.outcome is null or attempt.outcome in ('unknown', 'duplicate', 'worker-died', 'processing'))
  ) then
    raise exception 'publication % may stand on its platform and cannot end as %', new.id, new.state;
  end if;
  return new;
end $$;
create trigger end_in_doubt before update of state on publication for each row
  when (new.state in ('failed', 'missed', 'cancelled') and old.state in ('scheduled', 'auth-required', 'preparing'))
  execute function refuse_end_in_doubt();
