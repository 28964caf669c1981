-- A change that waits because it was told to has no call out: it rests, and holds up nothing of its account.
alter table publication add column rests boolean not null default false;
drop index one_outstanding_mutation;
create unique index one_outstanding_mutation on publication (account_id)
  where state in ('inflight', 'processing', 'reconciling', 'editing', 'withdrawing') and not rests;
