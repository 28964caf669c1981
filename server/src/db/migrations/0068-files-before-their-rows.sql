-- Files that are stored before a row names them: what is still here after an hour was left by who died over it, and its bytes go.
create table unrecorded_file (
  key text primary key,
  announced_at timestamptz not null default herald_now()
);
create index on unrecorded_file (announced_at);
