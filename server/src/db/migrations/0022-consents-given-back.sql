-- Consents of accounts that were unbound, until their platform has taken them back or was asked often enough.
create table revocation (
  account_id uuid primary key references channel_account (id),
  sealed text not null,
  tries int not null default 0,
  next_at timestamptz not null
);
create index revocation_next on revocation (next_at);
