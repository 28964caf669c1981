-- An announcement that stumbled is told again after a while; those behind it do not wait for it.
alter table outbox add column next_at timestamptz;
