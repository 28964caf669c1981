-- A refresh that failed a moment ago is not repeated by everybody who waited for it; a new token forgets it.
alter table account_token
  add column refresh_failed_at timestamptz,
  add column refresh_failure jsonb,
  add check ((refresh_failed_at is null) = (refresh_failure is null));
-- Of a message with several packages the version of each of also_packages, in their order; of older messages it is not known.
alter table publication add column also_versions int[] not null default '{}';
-- What was edited of late is asked for before every publication.
create index on modification (ended_at) where way = 'edit';
