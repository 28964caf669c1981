-- Uploads in chunks: how far one has come, how long its bytes are kept, and what a file was as it was sent.
alter table upload
  -- what the browser says the whole file hashes to; null where it does not say
  add column md5 text,
  -- bytes that are on disk for good; null while nothing came in chunks
  add column received_bytes bigint check (received_bytes between 0 and size_bytes),
  add column kept_until timestamptz;
create index on upload (owner_id, kept_until) where received_bytes is not null and used_at is null;

-- A picture may be drawn anew: the same file sent again is known by what was sent, not by what was kept.
alter table file add column sent_md5 text, add column sent_bytes bigint;
update file set sent_md5 = md5, sent_bytes = size_bytes;
alter table file alter column sent_md5 set not null, alter column sent_bytes set not null;
create index on file (department_id, sent_md5, sent_bytes) where deleted_at is null;
