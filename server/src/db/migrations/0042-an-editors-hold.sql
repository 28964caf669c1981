-- An editor's hold (D-01) says since when; while it stands, or where the time passed under it, nothing begins: the lead rule comes first.
alter table publication add column held_since timestamptz,
  add constraint publication_hold_is_whole check ((held_by is null) = (held_until is null) and (held_by is null) = (held_since is null));
create function guard_hold() returns trigger language plpgsql as $$
begin
  if old.held_until > herald_now() or old.due_at <= old.held_until then
    raise exception 'publication % is held by an editor', old.id using errcode = 'HER02';
  end if;
  return new;
end $$;
create trigger guard_hold before update on publication for each row
  when (old.held_until is not null and new.state = 'preparing' and old.state <> 'preparing') execute function guard_hold();

-- A line that was deleted leaves the list of what is scheduled; its publications stay in the history.
alter table schedule add column deleted_at timestamptz;

-- The calendar asks for days.
create index on publication (due_at, department_id);
