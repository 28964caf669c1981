-- Which state of a department somebody has before them, as 0065 does for people and entries.
alter table department
  add column revision integer not null default 1,
  add column changed_at timestamptz not null default herald_now(),
  add column changed_by uuid references person;
