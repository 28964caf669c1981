-- Drafts and packages that were deleted can be restored for 30 days (contract/src/trash.ts); their files are kept as long.
alter table draft add column deleted_at timestamptz, add column deleted_status int check (deleted_status in (1, 2, 6));
update draft set deleted_at = updated_at, deleted_status = 1 where status = 9;
alter table draft add check ((status = 9) = (deleted_at is not null and deleted_status is not null));
create index on draft (owner_id, deleted_at desc) where status = 9;
create index on package (owner_id, deleted_at desc) where deleted_at is not null;
create index on package (department_id, deleted_at desc) where deleted_at is not null;

-- Null: as long as it is named. What is deleted names its files until it cannot be restored any more, and is no use to be told of.
alter table file_use add column until timestamptz;

create or replace function note_draft_uses() returns trigger language plpgsql as $$
begin
  perform herald_note_uses('draft', new.id, new.content::text, true);
  update file_use set until = new.deleted_at + interval '30 days' where kind = 'draft' and used_by = new.id;
  return null;
end $$;
create or replace function note_package_uses() returns trigger language plpgsql as $$
begin
  perform herald_note_uses('package', new.id, new.content::text, true);
  update file_use set until = new.deleted_at + interval '30 days' where kind = 'package' and used_by = new.id;
  return null;
end $$;

-- What lies in the trash already gets its files back, as far as they are there.
insert into file_use (file_key, kind, used_by, until)
select distinct file.key, gone.kind, gone.id, gone.deleted_at + interval '30 days'
from (
  select 'draft' as kind, id, deleted_at, content::text as content from draft where status = 9
  union all select 'package', id, deleted_at, content::text from package where deleted_at is not null
) as gone
cross join lateral herald_file_keys(gone.content) as named (key)
join file on file.key = named.key
on conflict do nothing;
