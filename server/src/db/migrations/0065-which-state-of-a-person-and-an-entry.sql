-- Which state of a person or an entry somebody has before them, as 0063 does for roles.
alter table person
  add column revision integer not null default 1,
  add column changed_at timestamptz not null default herald_now(),
  add column changed_by uuid references person;
alter table menu_entry
  add column revision integer not null default 1,
  add column changed_at timestamptz not null default herald_now(),
  add column changed_by uuid references person;
