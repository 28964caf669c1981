-- What colleagues say to each other about a package (docs/decisions/0014).
create table package_note (
  id uuid primary key default gen_random_uuid(),
  package_id uuid not null references package on delete cascade,
  author_id uuid not null references person,
  text text not null,
  -- whom it named when it was written, and who were told
  mentioned uuid[] not null default '{}',
  at timestamptz not null default herald_now()
);
create index on package_note (package_id, at);

-- Who has a package or a draft open. Unlogged: after a crash whoever is there says so again within seconds.
create unlogged table presence (
  -- the package's, or of a draft without one its own
  subject_id uuid not null,
  person_id uuid not null references person on delete cascade,
  seen_at timestamptz not null default herald_now(),
  primary key (subject_id, person_id)
);
