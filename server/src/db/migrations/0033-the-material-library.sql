-- A person's library of files: what each is called and shows, and which drafts, packages and publications name a file.
create table material (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references person, department_id uuid not null references department,
  file_key text not null references file (key),
  title text not null, alt_text text not null default '',
  -- of the latest upload: who sends a file again looks for it on top
  added_at timestamptz not null default herald_now(), deleted_at timestamptz,
  unique (owner_id, file_key)
);
create index on material (owner_id, added_at desc, id);
create index on material (file_key);
create index on material (deleted_at) where deleted_at is not null;

-- A file whose material nobody keeps and nothing names is given up first (deleted_at), then its bytes go.
alter table file add column bytes_gone_at timestamptz;
create index on file (key) where deleted_at is not null and bytes_gone_at is null;
create index on conversion (file_key);
create index on conversion (result_key) where result_key is not null;

-- What was uploaded before belongs to its sender too; what a conversion made goes with its source.
insert into material (owner_id, department_id, file_key, title, added_at)
select owner_id, department_id, key, coalesce(nullif(regexp_replace(name, '\.[^.]*$', ''), ''), name), created_at
from file
where deleted_at is null and not exists (select from conversion where result_key = file.key);

-- Written by triggers, so that no way of writing can forget it: a file is purged only while no row here names it.
create table file_use (
  file_key text not null references file (key),
  kind text not null check (kind in ('draft', 'package', 'publication')),
  used_by uuid not null,
  primary key (file_key, kind, used_by)
);
create index on file_use (used_by);

create function herald_file_keys(content text) returns setof text language sql immutable as $$
  select distinct found[1] from regexp_matches(content, '/prod-api/media/([0-9a-f]{40}\.[a-z0-9]{2,4})', 'g') as found
$$;

-- The row of a file is held until this commits: a purge waits, and then sees this use.
create function herald_note_uses(of_kind text, of_id uuid, content text, forgets boolean) returns void language plpgsql as $$
declare
  keys text[] := array(select herald_file_keys(content));
begin
  insert into file_use (file_key, kind, used_by)
  select key, of_kind, of_id from file where key = any (keys)
  on conflict do nothing;
  if forgets then
    delete from file_use where used_by = of_id and kind = of_kind and file_key <> all (keys);
  end if;
end $$;

-- A draft or a package that is deleted names nothing; a publication keeps what it ever carried, for its history shows it.
create function note_draft_uses() returns trigger language plpgsql as $$
begin
  perform herald_note_uses('draft', new.id, case when new.status <> 9 then new.content::text else '' end, true);
  return null;
end $$;
create function note_package_uses() returns trigger language plpgsql as $$
begin
  perform herald_note_uses('package', new.id, case when new.deleted_at is null then new.content::text else '' end, true);
  return null;
end $$;
create function note_publication_uses() returns trigger language plpgsql as $$
begin
  perform herald_note_uses('publication', new.id, concat(new.post, new.target_post, new.live_post), false);
  return null;
end $$;
create function note_modification_uses() returns trigger language plpgsql as $$
begin
  perform herald_note_uses('publication', new.publication_id, concat(new.before, new.after), false);
  return null;
end $$;
create trigger note_uses after insert or update of content, status on draft
  for each row execute function note_draft_uses();
create trigger note_uses after insert or update of content, deleted_at on package
  for each row execute function note_package_uses();
create trigger note_uses after insert or update of post, target_post, live_post on publication
  for each row execute function note_publication_uses();
create trigger note_uses after insert on modification
  for each row execute function note_modification_uses();

insert into file_use (file_key, kind, used_by)
select distinct file.key, used.kind, used.id
from (
  select 'draft' as kind, id, content::text as content from draft where status <> 9
  union all select 'package', id, content::text from package where deleted_at is null
  union all select 'publication', id, concat(post, target_post, live_post) from publication
  union all select 'publication', publication_id, concat(before, after) from modification
) as used
cross join lateral herald_file_keys(used.content) as named (key)
join file on file.key = named.key;

-- A newsroom that has its menu already gets the page after its drafts; a new one gets it with the rest.
update menu_entry set sort = sort + 1
where parent_id is null and sort > (select sort from menu_entry where url = '/api/content/contentList/myDraft/list' limit 1);
insert into menu_entry (parent_id, name, url, icon, sort)
select parent_id, 'menu.myMaterials', '/api/content/material/myMaterial', 'picture', sort + 1
from menu_entry where url = '/api/content/contentList/myDraft/list' limit 1;
