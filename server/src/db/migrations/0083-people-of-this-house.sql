-- People of the embedded provider are known by what does not change with the address they open: it was part of their identity, so
-- that with another HERALD_ORIGIN or HERALD_PORT everybody was a stranger, and whoever was disabled came back as somebody new.
with of_this_house as (
  select person.id, person.subject, person.department_id, person.deleted_at is not null as is_deleted,
    -- The oldest has the drafts and the roles; a newer one goes before it only where that was deleted, or nobody ever was it.
    row_number() over (
      partition by person.subject
      order by person.deleted_at is not null,
        not (exists (select 1 from session where session.person_id = person.id)
          or exists (select 1 from draft where draft.owner_id = person.id)
          or exists (select 1 from package where package.owner_id = person.id)),
        person.created_at, person.id
    ) = 1 as is_them,
    -- Whoever was shut out under one address is so under all: whether the newer one was meant to be let in, an administrator says.
    bool_or(person.status = 'disabled') over (partition by person.subject) as is_shut_out
  from person
  where person.issuer like '%/oidc' and exists (select 1 from credential where credential.account = person.subject)
), known as (
  update person set issuer = 'embedded', status = case when is_shut_out then 'disabled' else person.status end
  from of_this_house where of_this_house.id = person.id and is_them
), drafts as (
  -- They are found by whose they are alone; nobody opens one of another department (content/move-drafts.ts).
  update draft set owner_id = them.id, department_id = them.department_id,
    package_id = case when draft.department_id = them.department_id then draft.package_id end,
    package_version = case when draft.department_id = them.department_id then draft.package_version end
  from of_this_house them join of_this_house other on other.subject = them.subject
  where draft.owner_id = other.id and them.is_them and not other.is_them and not other.is_deleted
), ended as (
  -- As the others nobody signs in any more.
  update session set ended_at = herald_now(), end_reason = 'ended-by-another', pair_sealed = null
  from of_this_house
  where session.person_id = of_this_house.id and session.ended_at is null and (not is_them or is_shut_out)
)
-- What the provider remembers of browsers names the account alone.
delete from provider_record using of_this_house
where provider_record.payload ->> 'accountId' = of_this_house.subject and is_shut_out;
