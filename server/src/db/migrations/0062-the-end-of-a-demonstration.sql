-- A demonstration that an administrator has taken away: no start brings it back, and its published passwords open nothing any more.
create table demonstration_end (
  the_only boolean primary key default true check (the_only),
  ended_by uuid not null references person,
  ended_at timestamptz not null default herald_now()
);
