-- Which state of a role somebody has before them: what they save must not undo, unseen, what somebody else has saved since.
alter table role
  add column revision integer not null default 1,
  add column changed_at timestamptz not null default herald_now(),
  add column changed_by uuid references person;
