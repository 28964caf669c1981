-- A message's later articles came from drafts, too: in the order of also_packages, null where there was none or nobody knows any more.
alter table publication add column also_drafts uuid[] not null default '{}';
-- What an account has of an item is asked for by its packages, its drafts, and what was changed to it.
create index publication_draft on publication (draft_id) where draft_id is not null;
create index publication_also_drafts on publication using gin (also_drafts) where also_drafts <> '{}';
create index modification_package on modification (package_id) where way = 'edit';
