-- What is live cannot be looked at while its account is signed out: it is looked at again once the account is bound again (rows 29, 30).
alter table publication add column watch_waits boolean not null default false;
create index publication_watch_waits on publication (account_id) where watch_waits;
