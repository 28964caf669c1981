-- The whole protocol: brakes, limits, asked-for cancellations, edits, watches, and answers kept for a repeated call.

-- Row 28: asked while it is on its way; not a column, so that asking never overtakes the worker that is sending.
alter table publication drop column cancel_requested;
create table cancel_request (
  publication_id uuid primary key references publication on delete cascade,
  asked_by uuid not null references person,
  asked_at timestamptz not null default herald_now(),
  -- taken down, cancelled, or never live
  done_at timestamptz
);
create index on cancel_request (publication_id) where done_at is null;

alter table publication
  -- row 26: what the post is to become, and what stands on the platform since the last edit
  add column target_post jsonb, add column target_version int,
  add column live_post jsonb, add column live_version int,
  -- an editor's hold (D-01): rows 4 and 5 wait for it
  add column held_by uuid references person, add column held_until timestamptz,
  -- rows 29 and 30: when the live post is looked at next, and how often in a row it was not there
  add column watch_at timestamptz, add column watches int not null default 0, add column misses int not null default 0,
  -- how often its account was looked at since it was last sent, whatever was seen
  add column looks int not null default 0,
  -- when its token, scopes, quota, media and links are looked at next while there is time
  add column preflight_at timestamptz;
create index publication_watch on publication (watch_at) where watch_at is not null;
create index publication_preflight on publication (preflight_at) where preflight_at is not null;

-- A new time is told like a step: the zone's rules may change behind a schedule.
create or replace function record_publication() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.state <> old.state or new.due_at <> old.due_at then
    insert into event (publication_id, seq, actor, from_state, to_state, reason, evidence, fence)
    values (new.id, coalesce((select max(seq) from event where publication_id = new.id), 0) + 1, new.actor,
      case when tg_op = 'INSERT' then null else old.state end, new.state, new.reason, new.evidence, new.fence);
  end if;
  return null;
end $$;

-- Which call an attempt is at, so that its evidence names it.
alter table attempt add column step text not null default 'call';

-- Brakes: nothing new is sent while one that fits stands; what is out is settled all the same.
create table pause (
  id uuid primary key default gen_random_uuid(),
  scope text not null check (scope in ('everything', 'channel', 'department')),
  channel_id int, department_id uuid references department,
  because text not null default '',
  paused_by uuid not null references person, paused_at timestamptz not null default herald_now(),
  lifted_by uuid references person, lifted_at timestamptz,
  check ((scope = 'channel') = (channel_id is not null)),
  check ((scope = 'department') = (department_id is not null))
);
create unique index one_pause_of_a_kind on pause (scope, coalesce(channel_id, 0), coalesce(department_id::text, '')) where lifted_at is null;

-- Of one platform, for all its accounts together: what our application may still call, and whether it is in trouble.
create table platform_state (
  channel_id int primary key,
  tokens float8 not null default 0, refilled_at timestamptz not null default herald_now(),
  not_before timestamptz,
  -- calls in a row without a proper answer, and since when (the breaker, publishing.md §7)
  troubles int not null default 0, trouble_since timestamptz, open_until timestamptz,
  -- row 21: whether absence that is proven twice is answered by sending again, without a person
  resends boolean not null default false
);

-- Of a call that may be repeated: what was asked under its key, and what was answered.
create table idempotency_key (
  person_id uuid not null references person on delete cascade,
  key text not null, endpoint text not null, body_sha256 text not null,
  -- whose turn it is to carry it out: a call that died without an answer loses its turn to a later one
  turn uuid not null default gen_random_uuid(),
  status int, answer jsonb,
  created_at timestamptz not null default herald_now(), answered_at timestamptz,
  primary key (person_id, key)
);
create index on idempotency_key (created_at);

-- Who administrates may brake.
insert into role_sign (role_id, sign) select id, 'publication:pause' from role where key = 'admin' on conflict do nothing;
insert into menu_entry (name, url, icon, sort, sign)
  select 'menu.brakes', '/api/control/brakes', 'pause', max(sort) + 1, 'publication:pause' from menu_entry having count(*) > 0;
