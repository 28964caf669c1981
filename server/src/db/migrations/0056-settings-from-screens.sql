-- Settings from screens: what content is filed under, hosts whose links may have a thumbnail, and the applications of channels.
-- A category is known by its name: suggestions follow it to another one, and go with it.
alter table account_recommendation drop constraint account_recommendation_category_fkey;
alter table account_recommendation add foreign key (category) references category (id) on update cascade on delete cascade;
-- Which names are kept.
create index on package (category);

-- The newsroom's own classes, of channels whose platform has none.
create table classification (
  channel_id int not null, id text not null, name text not null, sort int not null default 0,
  primary key (channel_id, id)
);

create table link_host (
  host text primary key,
  added_by uuid not null references person, added_at timestamptz not null default herald_now()
);

-- Key and secret of the application a channel is spoken to with, sealed by the vault.
create table channel_app (
  channel_id int primary key, sealed text not null,
  set_by uuid not null references person, set_at timestamptz not null default herald_now()
);

-- Raised with every change of what processes keep in memory: each that reads another number than its own reads all anew.
create table settings_version (the_only boolean primary key default true check (the_only), version bigint not null default 1);
insert into settings_version default values;
