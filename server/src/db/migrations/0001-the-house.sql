-- The first schema: people, content, media, accounts, publications and what happened to them.

-- One clock for everything (publishing.md §12). Only a test database may hold an offset.
create table clock (
  the_only boolean primary key default true check (the_only),
  offset_ms bigint not null default 0
);
insert into clock default values;
create function herald_now() returns timestamptz language sql volatile as
  $$ select clock_timestamp() + (select offset_ms from clock) * interval '1 millisecond' $$;

-- People -------------------------------------------------------------------------------------------------------------
create table department (id uuid primary key default gen_random_uuid(), name text not null unique);
create table person (
  id uuid primary key default gen_random_uuid(),
  account text not null unique,
  name text not null,
  email text not null default '',
  avatar text not null default '',
  introduction text not null default '',
  department_id uuid not null references department,
  status text not null default 'enabled' check (status in ('enabled', 'disabled')),
  -- who this is at the sign-on provider; linked by both, never by e-mail (hostile.md O12, O13)
  issuer text, subject text, unique (issuer, subject),
  created_at timestamptz not null default herald_now()
);
create table role (
  id uuid primary key default gen_random_uuid(),
  key text not null unique, name text not null, description text not null default ''
);
create table role_sign (role_id uuid not null references role on delete cascade, sign text not null, primary key (role_id, sign));
create table person_role (
  person_id uuid not null references person on delete cascade,
  role_id uuid not null references role on delete cascade,
  primary key (person_id, role_id)
);
create table menu_entry (
  id uuid primary key default gen_random_uuid(),
  parent_id uuid references menu_entry on delete cascade,
  -- a key of the console's catalogue, or a text shown as it is
  name text not null, url text not null, icon text not null default '',
  hidden boolean not null default false, sort int not null default 0,
  sign text
);

-- Sign-on ------------------------------------------------------------------------------------------------------------
create table session (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references person on delete cascade,
  access_hash text not null unique, access_until timestamptz not null,
  refresh_hash text not null unique,
  -- the pair before, kept so that its reuse is noticed
  previous_refresh_hash text unique, rotated_at timestamptz,
  provider_session jsonb not null default '{}',
  created_at timestamptz not null default herald_now(),
  last_seen_at timestamptz not null default herald_now(),
  ended_at timestamptz
);
create table sign_on_attempt (
  state text primary key, nonce text not null, verifier text not null, redirect text not null,
  browser_hash text not null, created_at timestamptz not null default herald_now()
);
-- The embedded provider's own rows; another provider leaves them empty.
create table provider_record (
  model text not null, id text not null, payload jsonb not null,
  grant_id text, user_code text, uid text, expires_at timestamptz, consumed_at timestamptz,
  primary key (model, id)
);
create index on provider_record (grant_id);
create index on provider_record (uid);
create table provider_key (id text primary key, sealed text not null, created_at timestamptz not null default herald_now());
create table credential (account text primary key, password_hash text not null, name text not null, department text not null,
  email text not null default '', roles text[] not null default '{}');
create table captcha (id text primary key, answer text not null, expires_at timestamptz not null);
create table sign_in_failure (id bigint generated always as identity primary key, account text not null, address text not null,
  at timestamptz not null default herald_now());
create index on sign_in_failure (account, at);

-- Content ------------------------------------------------------------------------------------------------------------
create table package (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references person, department_id uuid not null references department,
  title text not null, category text not null, content jsonb not null,
  content_hash text not null, version int not null default 1,
  created_at timestamptz not null default herald_now(), updated_at timestamptz not null default herald_now(),
  deleted_at timestamptz
);
create index on package (department_id, created_at desc) where deleted_at is null;
create index on package (owner_id, created_at desc) where deleted_at is null;
create table draft (
  id uuid primary key default gen_random_uuid(),
  package_id uuid references package,
  owner_id uuid not null references person, department_id uuid not null references department,
  title text not null, content jsonb not null,
  -- 1 draft, 2 used, 6 scheduled, 9 deleted (C-39)
  status int not null default 1 check (status in (1, 2, 6, 9)),
  revision int not null default 1, changed_by uuid references person,
  created_at timestamptz not null default herald_now(), updated_at timestamptz not null default herald_now()
);
create index on draft (owner_id, created_at desc) where status <> 9;
create table category (id text primary key, name text not null, sort int not null default 0);

-- Media --------------------------------------------------------------------------------------------------------------
create table upload (
  key text primary key,
  owner_id uuid not null references person, department_id uuid not null references department,
  name text not null, ending text not null, size_bytes bigint not null,
  expires_at timestamptz not null, used_at timestamptz, created_at timestamptz not null default herald_now()
);
create table file (
  id uuid primary key default gen_random_uuid(),
  key text not null unique,
  owner_id uuid not null references person, department_id uuid not null references department,
  name text not null, mime_type text not null, size_bytes bigint not null,
  md5 text not null, sha256 text not null, width int, height int,
  created_at timestamptz not null default herald_now(), deleted_at timestamptz
);
create index on file (sha256);

-- Accounts -----------------------------------------------------------------------------------------------------------
create table channel_account (
  id uuid primary key default gen_random_uuid(),
  channel_id int not null, external_id text not null,
  name text not null, screen_name text not null, page_ids text not null default '', avatar text,
  owner_id uuid not null references person, department_id uuid not null references department,
  state text not null default 'usable' check (state in ('usable', 'auth-required', 'removed')),
  created_at timestamptz not null default herald_now(), updated_at timestamptz not null default herald_now(),
  unique (channel_id, external_id)
);
create table account_token (
  account_id uuid primary key references channel_account on delete cascade,
  -- sealed by the vault: only processes with the key can read it (hostile.md §4)
  sealed text not null, version int not null default 1,
  scopes text[] not null default '{}', expires_at timestamptz,
  -- a refresh began and was not seen to end
  refresh_started_at timestamptz, stale boolean not null default false
);
create table consent (
  state text primary key, person_id uuid not null references person on delete cascade, channel_id int not null,
  verifier text not null, created_at timestamptz not null default herald_now(), used_at timestamptz,
  -- after the callback: the ticket the console shows, and what was offered, sealed
  ticket text unique, offered_sealed text
);
create table account_lane (
  account_id uuid primary key references channel_account on delete cascade,
  holder text, fence bigint not null default 0, lease_until timestamptz, not_before timestamptz
);

-- Publications (publishing.md §3) ------------------------------------------------------------------------------------
create table schedule (
  id uuid primary key default gen_random_uuid(),
  package_id uuid not null references package, draft_id uuid references draft,
  created_by uuid not null references person, department_id uuid not null references department,
  scheduled_local text not null, zone text not null, due_at timestamptz not null,
  withdrawn_at timestamptz, created_at timestamptz not null default herald_now()
);
create table publication_step (from_state text not null, to_state text not null, primary key (from_state, to_state));
create table publication (
  id uuid primary key default gen_random_uuid(),
  package_id uuid not null references package, draft_id uuid references draft, schedule_id uuid references schedule,
  account_id uuid not null references channel_account, channel_id int not null,
  requested_by uuid not null references person, department_id uuid not null references department,
  -- the content as it was when Publish was pressed
  content_version int not null, repeat_no int not null default 0,
  title text not null, post jsonb not null, fingerprint text not null,
  scheduled_local text, zone text, due_at timestamptz not null, expires_at timestamptz not null,
  wake_at timestamptz, state text not null default 'scheduled',
  reason text not null default 'reason-none', detail text not null default '',
  attempt_no int not null default 0, fence bigint not null default 0, tries int not null default 0,
  handle text, external_id text, external_url text,
  settle_at timestamptz, hold_until timestamptz, negative_looks int not null default 0, last_look_at timestamptz,
  candidates text[] not null default '{}',
  published_at timestamptz, cancel_requested boolean not null default false, retry_of uuid references publication,
  -- who writes and what was seen: copied into the event by the trigger
  actor text not null default 'herald', evidence jsonb not null default '{}',
  version int not null default 0,
  created_at timestamptz not null default herald_now(), updated_at timestamptz not null default herald_now()
);
create unique index one_post_one_publication on publication (account_id, external_id) where external_id is not null;
create unique index one_outstanding_mutation on publication (account_id)
  where state in ('inflight', 'processing', 'reconciling', 'editing', 'withdrawing');
create unique index no_second_click on publication (package_id, account_id, content_version, repeat_no)
  where state not in ('cancelled', 'missed', 'failed', 'withdrawn');
create index publication_wake on publication (wake_at) where wake_at is not null;
create index on publication (account_id, due_at) where state = 'scheduled';
create index on publication (requested_by, created_at desc);
create index on publication (department_id, created_at desc);
create index on publication (package_id);
create index on publication (account_id, fingerprint, created_at);

create table attempt (
  id uuid primary key default gen_random_uuid(),
  publication_id uuid not null references publication on delete cascade,
  n int not null, op text not null default 'publish' check (op in ('publish', 'edit', 'withdraw')),
  fence bigint not null, request_fingerprint text not null, client_key text not null,
  sent_at timestamptz not null default herald_now(), send_deadline_at timestamptz not null,
  -- the same moment on the platforms' side of a clock that a test has moved
  sent_outside_at timestamptz not null default clock_timestamp(),
  outcome text, evidence jsonb not null default '{}', ended_at timestamptz,
  unique (publication_id, op, n)
);
create table media_step (
  publication_id uuid not null references publication on delete cascade,
  key text not null, handle text not null, byte_offset bigint not null default 0,
  done boolean not null default false, expires_at timestamptz, tries int not null default 0,
  primary key (publication_id, key)
);
create table event (
  publication_id uuid not null references publication on delete cascade,
  seq int not null, at timestamptz not null default herald_now(),
  actor text not null, from_state text, to_state text not null,
  reason text not null, evidence jsonb not null default '{}', fence bigint not null,
  primary key (publication_id, seq)
);
create table outbox (
  id bigint generated always as identity primary key,
  publication_id uuid not null references publication on delete cascade,
  kind text not null, event_seq int not null, payload jsonb not null default '{}',
  created_at timestamptz not null default herald_now(), done_at timestamptz, tries int not null default 0,
  unique (publication_id, kind, event_seq)
);
create index on outbox (id) where done_at is null;

insert into publication_step (from_state, to_state) values
  ('scheduled', 'cancelled'), ('scheduled', 'preparing'), ('scheduled', 'missed'), ('auth-required', 'missed'),
  ('preparing', 'scheduled'), ('preparing', 'auth-required'), ('auth-required', 'scheduled'), ('auth-required', 'cancelled'),
  ('preparing', 'inflight'), ('inflight', 'scheduled'), ('inflight', 'published'), ('inflight', 'processing'),
  ('preparing', 'failed'), ('inflight', 'failed'), ('inflight', 'reconciling'),
  ('processing', 'published'), ('processing', 'failed'), ('processing', 'reconciling'), ('processing', 'handed-over'),
  ('handed-over', 'published'), ('handed-over', 'failed'),
  ('reconciling', 'published'), ('reconciling', 'scheduled'), ('reconciling', 'unknown'),
  ('unknown', 'published'), ('unknown', 'scheduled'), ('unknown', 'failed'),
  ('published', 'editing'), ('editing', 'published'), ('editing', 'edit-failed'), ('edit-failed', 'editing'),
  ('published', 'withdrawing'), ('edit-failed', 'withdrawing'), ('withdrawing', 'withdrawn'), ('withdrawing', 'published'),
  ('published', 'externally-removed');

-- A publication takes lawful steps only, written by whoever holds the account's current fence (I4, I5);
-- every step leaves its event in the same transaction.
create function guard_publication() returns trigger language plpgsql as $$
declare current_fence bigint;
begin
  if new.id <> old.id or new.post <> old.post or new.account_id <> old.account_id or new.content_version <> old.content_version then
    raise exception 'what was asked to be published does not change' using errcode = 'HER03';
  end if;
  select fence into current_fence from account_lane where account_id = old.account_id for share;
  if new.fence <> coalesce(current_fence, 0) then
    raise exception 'stale fence % of publication %, the lane is at %', new.fence, old.id, current_fence using errcode = 'HER01';
  end if;
  if new.state <> old.state then
    if not exists (select 1 from publication_step where from_state = old.state and to_state = new.state) then
      raise exception 'publication % may not go from % to %', old.id, old.state, new.state using errcode = 'HER02';
    end if;
    if new.state = 'inflight' and not exists (
      select 1 from attempt where publication_id = new.id and op = 'publish' and n = new.attempt_no and fence = new.fence and outcome is null) then
      raise exception 'publication % may not be sent without its attempt', old.id using errcode = 'HER02';
    end if;
  end if;
  if new.attempt_no <> old.attempt_no and not (new.state = 'inflight' and new.attempt_no = old.attempt_no + 1) then
    raise exception 'an attempt begins only by sending' using errcode = 'HER02';
  end if;
  new.version := old.version + 1;
  new.updated_at := herald_now();
  return new;
end $$;
create trigger guard_publication before update on publication for each row execute function guard_publication();

create function record_publication() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.state <> old.state then
    insert into event (publication_id, seq, actor, from_state, to_state, reason, evidence, fence)
    values (new.id, coalesce((select max(seq) from event where publication_id = new.id), 0) + 1, new.actor,
      case when tg_op = 'INSERT' then null else old.state end, new.state, new.reason, new.evidence, new.fence);
  end if;
  return null;
end $$;
create trigger record_publication after insert or update on publication for each row execute function record_publication();

create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception 'what happened is not rewritten' using errcode = 'HER03';
end $$;
create trigger refuse_rewriting before update on event for each row execute function refuse_rewriting();

-- Messages -----------------------------------------------------------------------------------------------------------
create table message (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references person on delete cascade,
  kind text not null, figures jsonb not null default '{}', link text not null default '',
  -- says a thing once, however often it is told
  once_key text not null unique,
  created_at timestamptz not null default herald_now(), read_at timestamptz
);
create index on message (person_id, created_at desc);
