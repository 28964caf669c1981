-- Which of an account's tokens it is: counted through, so that one bound anew after it was unbound is never taken for the one before.
create sequence token_version as int;
select setval('token_version', (select coalesce(max(version), 0) + 1 from account_token));
alter table account_token alter column version set default nextval('token_version');
