-- People of the embedded provider are known by what does not change with the address they open: it was part of their identity, so
-- that with another HERALD_ORIGIN or HERALD_PORT everybody was a stranger, and whoever was disabled came back as somebody new.
create temporary table of_this_house on commit drop as
with rows as (
  select person.id, person.subject, person.department_id, person.created_at, person.deleted_at is not null as is_deleted, person.status,
    exists (select 1 from session where session.person_id = person.id)
      or exists (select 1 from draft where draft.owner_id = person.id)
      or exists (select 1 from package where package.owner_id = person.id) as was_used
  from person
  -- Ours was always an origin and this one word; a provider that lies below a path has people of its own.
  where person.issuer ~ '^https?://[^/]+/oidc$'
    and exists (select 1 from credential where credential.account = person.subject)
)
select id, subject, department_id, is_deleted, was_used,
  -- The oldest has the drafts; a newer one goes before it only where that was deleted, or nobody ever was it.
  row_number() over (partition by subject order by is_deleted, not was_used, created_at, id) = 1 as is_them,
  -- Whoever was shut out under one address is so under all: whether the newer one was meant to be let in, an administrator says.
  bool_or(status = 'disabled') over (partition by subject) as is_shut_out
from rows;

-- What goes over, and to whom. What was deleted keeps what it left.
create temporary table handed_over on commit drop as
select other.id as from_id, them.id as to_id, them.department_id
from of_this_house them join of_this_house other on other.subject = them.subject
where them.is_them and not other.is_them and not other.is_deleted;

update person set issuer = 'embedded', status = case when is_shut_out then 'disabled' else person.status end
from of_this_house where of_this_house.id = person.id and is_them;

-- Roles that one of them had lost do not come back: what all that were used have, as with whoever was shut out. It may be none.
delete from person_role using of_this_house them
where person_role.person_id = them.id and them.is_them and exists (
  select from handed_over join of_this_house other on other.id = handed_over.from_id
  where handed_over.to_id = them.id and other.was_used and not exists (
    select from person_role theirs where theirs.person_id = other.id and theirs.role_id = person_role.role_id));
update rights_version set version = version + 1;

-- As with whoever is moved (content/move-drafts.ts): across departments what is scheduled stays, and what goes can be used there.
create temporary table going on commit drop as
select draft.id, draft.department_id as from_department, handed_over.to_id, handed_over.department_id as to_department
from draft join handed_over on handed_over.from_id = draft.owner_id
where draft.department_id = handed_over.department_id or draft.status = 1 or draft.deleted_status = 1;
select herald_grant_files(array_agg(file_use.file_key), from_department, to_department)
from going join file_use on file_use.kind = 'draft' and file_use.used_by = going.id
group by from_department, to_department;
update draft set owner_id = to_id, department_id = to_department,
  package_id = case when from_department = to_department then package_id end,
  package_version = case when from_department = to_department then package_version end
from going where going.id = draft.id;

-- Their libraries become one (media/move-materials.ts): each file once, and out of it only where it was so in all.
select herald_grant_files(array_agg(material.file_key), material.department_id, handed_over.department_id)
from material join handed_over on handed_over.from_id = material.owner_id
group by material.department_id, handed_over.department_id;
create temporary table kept_material on commit drop as
select distinct on (to_id, material.file_key) material.id, to_id, to_department
from (
  select from_id as owner_id, to_id, department_id as to_department from handed_over
  union select to_id, to_id, department_id from handed_over
) owners join material on material.owner_id = owners.owner_id
order by to_id, material.file_key, material.deleted_at is not null, material.owner_id <> to_id, material.added_at desc, material.id;
delete from material using handed_over
where material.owner_id in (from_id, to_id) and not exists (select from kept_material where kept_material.id = material.id);
update material set owner_id = to_id, department_id = to_department
from kept_material where kept_material.id = material.id;

-- Accounts of the department they are in that are left to named people.
insert into account_person (account_id, person_id, authorised_by, authorised_at)
select account_person.account_id, to_id, authorised_by, authorised_at
from account_person join handed_over on handed_over.from_id = account_person.person_id
join channel_account on channel_account.id = account_person.account_id and channel_account.department_id = handed_over.department_id
on conflict do nothing;
delete from account_person using handed_over where account_person.person_id = from_id;

-- As the others nobody signs in any more.
update session set ended_at = herald_now(), end_reason = 'ended-by-another', pair_sealed = null
from of_this_house
where session.person_id = of_this_house.id and session.ended_at is null and (not is_them or is_shut_out);
-- What the provider remembers of browsers names the account alone.
delete from provider_record using of_this_house
where provider_record.payload ->> 'accountId' = of_this_house.subject and is_shut_out;
