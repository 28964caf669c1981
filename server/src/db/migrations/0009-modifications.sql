-- What was changed of a post that was live: both versions, who, when, and what became of it; of one post one change at a time.
create table modification (
  id uuid primary key default gen_random_uuid(),
  publication_id uuid not null references publication on delete cascade,
  -- edit: in place; repost: taken down first, and once that is proven published anew as its successor
  way text not null check (way in ('edit', 'repost')),
  before jsonb not null, after jsonb not null,
  package_id uuid not null references package, content_version int not null,
  asked_by uuid not null references person, asked_at timestamptz not null default herald_now(),
  ended_at timestamptz,
  -- dropped: taken down, and not posted again
  outcome text check (outcome in ('done', 'failed', 'dropped')),
  successor_id uuid unique references publication on delete set null,
  check ((ended_at is null) = (outcome is null))
);
create unique index one_open_modification on modification (publication_id) where ended_at is null;
create index on modification (publication_id, asked_at);
