-- How often in a row a live post was seen by its id while the list its copies are looked for in showed not all, since it was due.
alter table publication add column unlisted_looks int not null default 0;
