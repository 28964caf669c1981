-- What a package said before can be looked at and had back for 90 days (contract/src/package-versions.ts), with its files.
create table package_version (
  package_id uuid not null references package on delete cascade,
  version int not null, content jsonb not null,
  changed_by uuid references person, at timestamptz not null default herald_now(),
  -- null: it is what the package says now
  replaced_at timestamptz,
  primary key (package_id, version)
);
insert into package_version (package_id, version, content, changed_by, at)
select id, version, content, changed_by, updated_at from package;

-- Written by a trigger, so that no way of writing can forget it.
create function keep_package_version() returns trigger language plpgsql as $$
begin
  update package_version set replaced_at = herald_now() where package_id = new.id and replaced_at is null;
  delete from package_version where package_id = new.id and replaced_at < herald_now() - interval '90 days';
  insert into package_version (package_id, version, content, changed_by)
  values (new.id, new.version, new.content, new.changed_by);
  return null;
end $$;
create trigger keep_version after insert on package for each row execute function keep_package_version();
create trigger keep_changed_version after update of version on package
  for each row when (old.version <> new.version) execute function keep_package_version();

-- A file that only an earlier version names is kept as long as that, and is no use to be told of.
create or replace function note_package_uses() returns trigger language plpgsql as $$
declare
  keys text[] := array(select herald_file_keys(new.content::text));
begin
  perform herald_note_uses('package', new.id, new.content::text, false);
  update file_use set until = new.deleted_at + interval '30 days'
  where kind = 'package' and used_by = new.id and file_key = any (keys);
  update file_use set until = herald_now() + interval '90 days'
  where kind = 'package' and used_by = new.id and file_key <> all (keys) and until is null;
  return null;
end $$;
