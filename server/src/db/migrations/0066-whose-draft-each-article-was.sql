-- A message's later articles came from drafts, too: in the order of also_packages, null where there was none or nobody knows any more.
alter table publication add column also_drafts uuid[] not null default '{}';
