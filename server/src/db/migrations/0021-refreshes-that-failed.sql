-- A refresh that failed a moment ago is not repeated by everybody who waited for it; a new token forgets it.
alter table account_token
  add column refresh_failed_at timestamptz,
  add column refresh_failure jsonb,
  add check ((refresh_failed_at is null) = (refresh_failure is null));
