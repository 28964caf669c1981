-- What is truly in a stored film or sound, and its conversions: one of the same content for the same need, made once.
alter table file add column properties jsonb;

create table conversion (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references person, department_id uuid not null references department,
  file_key text not null references file (key), sha256 text not null,
  -- The sizes it must fit, as the code that plans it reads them.
  need jsonb not null, need_name text not null,
  state text not null default 'Submitted'
    check (state in ('Submitted', 'Transcoding', 'TranscodeSuccess', 'TranscodeFail')),
  percent int not null default 0 check (percent between 0 and 100),
  reason text check (reason in ('cancelled', 'unreadable', 'failed', 'too-often', 'file-gone')),
  result_key text references file (key),
  -- Of whoever works on it: a worker that does not beat any more has died.
  held_by uuid, beat_at timestamptz, attempts int not null default 0,
  created_at timestamptz not null default herald_now(), ended_at timestamptz,
  check ((state = 'TranscodeSuccess') = (result_key is not null)),
  check ((state = 'TranscodeFail') = (reason is not null))
);
create unique index conversion_once on conversion (department_id, sha256, need_name) where state <> 'TranscodeFail';
create index on conversion (created_at) where state in ('Submitted', 'Transcoding');
