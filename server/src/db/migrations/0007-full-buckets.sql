-- What our application may still call is full until the first call is taken, whoever wrote the platform's row before.
alter table platform_state alter column tokens drop not null, alter column tokens drop default;
update platform_state set tokens = null;
