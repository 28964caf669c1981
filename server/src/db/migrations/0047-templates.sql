-- Templates of packages: what a new item begins with. A department has them together, as it has its drafts.
create table template (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references person, department_id uuid not null references department,
  name text not null, content jsonb not null,
  created_at timestamptz not null default herald_now(), updated_at timestamptz not null default herald_now()
);
create index on template (department_id, updated_at desc);

-- A template names its files like a draft; deleted, it names nothing.
alter table file_use drop constraint file_use_kind_check;
alter table file_use add constraint file_use_kind_check check (kind in ('draft', 'package', 'publication', 'template'));
create function note_template_uses() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from file_use where kind = 'template' and used_by = old.id;
  else
    perform herald_note_uses('template', new.id, new.content::text, true);
  end if;
  return null;
end $$;
create trigger note_uses after insert or update of content or delete on template
  for each row execute function note_template_uses();
