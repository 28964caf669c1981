-- Where these rows were last worked on: brought elsewhere by a dump they are those of an earlier moment (recognise-database.ts).
create table place (the_only boolean primary key default true check (the_only), name text not null);
