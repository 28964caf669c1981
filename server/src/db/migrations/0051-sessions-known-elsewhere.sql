-- Sessions: what their provider calls them, so that it can end them; from where they are, so that a person knows their own.
alter table session
  -- the shared-cookie provider keeps its refresh tokens to itself and the browser
  alter column refresh_hash drop not null,
  -- hash of the issuer and what it calls the session: OpenID's sid, the ticket of CAS
  add column provider_key text,
  add column user_agent text not null default '',
  add column address text not null default '',
  drop constraint session_end_reason_check,
  add constraint session_end_reason_check
    check (end_reason in
      ('signed-out', 'stolen', 'expired', 'ended-by-another', 'ended-by-owner', 'ended-by-provider'));
create index on session (provider_key);

-- What providers told of ends: a token of theirs counts once, and a session they ended does not begin afterwards.
create table provider_notice (
  key text primary key,
  at timestamptz not null default herald_now()
);
