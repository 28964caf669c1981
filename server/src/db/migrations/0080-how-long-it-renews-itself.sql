-- A refresh token ends too: what is scheduled for later than that is warned of while there is time.
alter table account_token add column renews_until timestamptz;
