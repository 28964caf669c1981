-- A file stays its first department's, whose posts name it. Where a draft or a library goes on to another one, what these carry may be used there too.
create table file_grant (
  file_key text not null references file (key),
  -- no reason to keep a department to which nothing else belongs
  department_id uuid not null references department on delete cascade,
  primary key (file_key, department_id)
);

-- With what each was drawn from: a cover can be cut anew as long as its picture may be used. Only what the former department might use goes on: a draft may name what it may not.
create function herald_grant_files(keys text[], from_department uuid, to_department uuid) returns void language sql as $$
  with recursive wanted (key) as (
    select unnest(keys)
    union
    select drawn_picture.source_key from wanted join drawn_picture on drawn_picture.file_key = wanted.key
  )
  insert into file_grant (file_key, department_id)
  select file.key, to_department from wanted join file on file.key = wanted.key
  where file.department_id <> to_department and (file.department_id = from_department or exists (
    select from file_grant where file_grant.file_key = file.key and file_grant.department_id = from_department))
  on conflict do nothing
$$;

-- Who was moved before this gets their files, as far as these were theirs.
select herald_grant_files(array_agg(material.file_key), material.department_id, person.department_id)
from material join person on person.id = material.owner_id
where material.department_id <> person.department_id
group by material.department_id, person.department_id;
select herald_grant_files(array_agg(file.key), file.department_id, draft.department_id)
from draft
join file_use on file_use.kind = 'draft' and file_use.used_by = draft.id
join file on file.key = file_use.file_key and file.department_id <> draft.department_id
where file.owner_id = draft.owner_id or exists (
  select from material where material.file_key = file.key and material.owner_id = draft.owner_id)
group by file.department_id, draft.department_id;
update material set department_id = person.department_id
from person where person.id = material.owner_id and material.department_id <> person.department_id;
