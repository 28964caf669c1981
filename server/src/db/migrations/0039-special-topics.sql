-- The special topics a package can belong to, in the order they are offered; a package keeps the name.
create table special_topic (id text primary key, name text not null unique, sort int not null default 0);
