-- Restored without the vault's key no token opens: its account must be authorised anew, unless the key comes back (check-seals.ts).
alter table account_token add column sealed_elsewhere boolean not null default false;
