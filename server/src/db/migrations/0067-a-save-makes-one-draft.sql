-- Which draft each first save of somebody made, so that one that is sent twice makes one. The draft is written after its name.
create table draft_save (
  person_id uuid not null references person on delete cascade,
  save_key text not null,
  draft_id uuid not null references draft on delete cascade deferrable initially deferred,
  primary key (person_id, save_key)
);
create index on draft_save (draft_id);
-- Those on their way while it is brought up to date; of two that one save has made already, the one that stands.
insert into draft_save (person_id, save_key, draft_id)
  select distinct on (owner_id, save_key) owner_id, save_key, id from draft
  where save_key is not null and status <> 9
  order by owner_id, save_key, updated_at desc;
