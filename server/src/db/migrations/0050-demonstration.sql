-- The demonstration pages have rows of their own: no person, package or account stands in them or depends on them.
create table demo_article (
  id int generated always as identity primary key,
  status text not null default 'draft' check (status in ('published', 'draft', 'deleted')),
  title text not null,
  content text not null default '',
  content_short text not null default '',
  source_uri text not null default '',
  image_uri text not null default '',
  displayed_at timestamptz,
  stamped_at timestamptz not null,
  platforms text[] not null default '{a-platform}',
  comment_disabled boolean not null default false,
  importance smallint not null default 0 check (importance between 0 and 3),
  author text not null default '',
  reviewer text not null default '',
  type text not null default 'CN' check (type in ('CN', 'US', 'JP', 'EU')),
  remark text not null default '',
  forecast double precision not null default 0,
  pageviews int not null default 0
);

-- What a role of the demonstration opens is shown there and opens nothing.
create table demo_role (
  key text primary key,
  name text not null default '',
  description text not null default '',
  routes jsonb not null default '[]',
  made int generated always as identity
);

create table demo_transaction (
  order_no text primary key,
  made_at timestamptz not null,
  username text not null,
  price double precision not null,
  status text not null check (status in ('success', 'pending'))
);
