-- One account can be held up by itself.
alter table pause add column account_id uuid references channel_account;
alter table pause drop constraint pause_scope_check,
  add constraint pause_scope_check check (scope in ('everything', 'channel', 'department', 'account')),
  add constraint pause_account_check check ((scope = 'account') = (account_id is not null));
drop index one_pause_of_a_kind;
create unique index one_pause_of_a_kind on pause
  (scope, coalesce(channel_id, 0), coalesce(department_id::text, ''), coalesce(account_id::text, '')) where lifted_at is null;

-- A consent may be for one account that is bound already; or its code comes back by hand, pasted by who opened it.
alter table consent add column account_id uuid references channel_account, add column pasted boolean not null default false;

-- A name given here stays when the platform's own is read again.
alter table channel_account add column named_here boolean not null default false;

-- What each account last brought to light.
create index publication_last_live on publication (account_id, published_at desc) where published_at is not null;
