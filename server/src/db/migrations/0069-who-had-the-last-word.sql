-- The order in which it was said that something is to go out. No clock tells it: one that is set back would make the later word the earlier one.
create sequence said_order;
alter table publication add column said_no bigint;
alter table modification add column said_no bigint;
alter table publication disable trigger user;
with said as (
  select 'publication' as of, id, created_at as at from publication
  union all select 'modification', id, asked_at from modification
), numbered as (
  select of, id, nextval('said_order') as no from (select * from said order by at) as ordered
), published as (
  update publication set said_no = no from numbered where of = 'publication' and publication.id = numbered.id
)
update modification set said_no = no from numbered where of = 'modification' and modification.id = numbered.id;
alter table publication enable trigger user;
alter table publication alter column said_no set default nextval('said_order'), alter column said_no set not null;
alter table modification alter column said_no set default nextval('said_order'), alter column said_no set not null;
