-- Administration: what a role opens is chosen entry by entry, menus and the buttons on their pages; who is deleted leaves a row.
alter table menu_entry add column type text not null default 'menu' check (type in ('menu', 'button'));
create table role_resource (
  role_id uuid not null references role on delete cascade,
  resource_id uuid not null references menu_entry on delete cascade,
  primary key (role_id, resource_id)
);
create index on role_resource (resource_id);
-- What roles open so far: an entry without a code was everybody's.
insert into role_resource (role_id, resource_id)
select role.id, menu_entry.id from role cross join menu_entry
where menu_entry.sign is null
  or exists (select 1 from role_sign where role_sign.role_id = role.id and role_sign.sign = menu_entry.sign);
create index on person_role (role_id);

-- Entries that were brought once: one a newsroom took away stays away, one that is new in a version still comes.
create table seeded_entry (name text primary key);
insert into seeded_entry select distinct name from menu_entry;

-- Told with every answer: a window that hears another number asks anew what its person may do.
create table rights_version (the_only boolean primary key default true check (the_only), version bigint not null default 1);
insert into rights_version default values;

alter table person add column deleted_at timestamptz;
create index on person (department_id);
alter table session drop constraint session_end_reason_check;
alter table session add constraint session_end_reason_check
  check (end_reason in ('signed-out', 'stolen', 'expired', 'ended-by-another'));
