-- Accounts that one consent gave one refresh token hold the same grant: it is renewed once for all of them.
alter table account_token add column grant_id uuid;
create index account_token_grant on account_token (grant_id) where grant_id is not null;
