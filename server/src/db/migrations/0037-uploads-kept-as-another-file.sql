-- What stood in an upload beside its film is not kept: the file it became then has a key of its own.
alter table upload add column kept_as text references file (key);
