-- What readers did with a publication as its platform told it last, when that was, and why it told nothing the last time it was asked.
create table statistic (
  publication_id uuid primary key references publication on delete cascade,
  asked_at timestamptz not null,
  -- Null while it is being asked.
  answered_at timestamptz,
  figures jsonb,
  read_at timestamptz,
  failure jsonb,
  check ((figures is null) = (read_at is null))
);
