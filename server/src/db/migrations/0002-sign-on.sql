-- Sign-on: the pair before stays known, so that another tab is answered alike and a thief is noticed.
alter table session
  -- the access token before stays good until its own end: a call on its way is not thrown out by a refresh
  add column previous_access_hash text unique,
  add column previous_access_until timestamptz,
  -- the newest pair, sealed, for whoever refreshes with the token before within ten seconds
  add column pair_sealed text,
  add column end_reason text check (end_reason in ('signed-out', 'stolen', 'expired'));
create index on session (person_id) where ended_at is null;
create table spent_refresh (
  hash text primary key,
  session_id uuid not null references session on delete cascade
);
create index on spent_refresh (session_id);
create index on sign_in_failure (address, at);
create index on provider_record (expires_at);
