-- Who may publish with an account: its department, as before, or of its people only who is named.
alter table channel_account add column access text not null default 'department' check (access in ('department', 'named'));
create table account_person (
  account_id uuid not null references channel_account on delete cascade,
  person_id uuid not null references person on delete cascade,
  authorised_by uuid not null references person,
  authorised_at timestamptz not null default herald_now(),
  primary key (account_id, person_id)
);
create index on account_person (person_id);
