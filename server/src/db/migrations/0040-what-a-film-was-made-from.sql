-- Whoever sends a film's conversion to an account that shows the film sends the same thing twice: a file says what it was made from.
alter table file add column source_md5 text;
update file set source_md5 = source.sent_md5
  from conversion join file source on source.key = conversion.file_key
  where conversion.result_key = file.key;
