-- The audit log: who changed what, when and from where; each entry holds the hash of the one before it.
create table audit_entry (
  seq bigint primary key,
  -- to the millisecond, as it is hashed
  at timestamptz not null check (at = date_trunc('milliseconds', at)),
  -- no reference: the log outlives whom it names
  actor_id uuid not null, actor text not null, address text not null,
  deed text not null, subject_kind text not null, subject_id text not null, subject text not null,
  before jsonb, after jsonb,
  previous_hash text not null, hash text not null unique
);
create index on audit_entry (at);
create index on audit_entry (subject_id);
create trigger refuse_rewriting before update or delete on audit_entry
  for each row execute function refuse_rewriting();
create trigger refuse_emptying before truncate on audit_entry
  for each statement execute function refuse_rewriting();
