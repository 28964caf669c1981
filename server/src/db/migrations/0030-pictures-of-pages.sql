-- What a page looked like: of each publication when it went live, an hour and a day later; and where somebody asked.
create table page_picture (
  id uuid primary key default gen_random_uuid(),
  publication_id uuid references publication on delete cascade,
  moment text not null check (moment in ('live', 'hour', 'day', 'asked')),
  asked_by uuid references person on delete cascade,
  page_alias text not null default '',
  -- Null where the platform gave the post none.
  page_url text,
  due_at timestamptz not null,
  -- Counts whoever took it up; only the last of them writes.
  tries integer not null default 0,
  held_until timestamptz,
  state text not null default 'waiting' check (state in ('waiting', 'kept', 'failed')),
  ended_at timestamptz,
  source text check (source in ('page', 'read-back')),
  key text unique,
  sha256 text,
  final_url text,
  status integer,
  reason text,
  unique (publication_id, moment),
  check ((publication_id is null) = (moment = 'asked')),
  check ((asked_by is not null) = (moment = 'asked')),
  check ((state = 'kept') = (key is not null))
);
create index page_picture_due on page_picture (due_at) where state = 'waiting';
create index page_picture_asked on page_picture (asked_by, due_at) where moment = 'asked';
