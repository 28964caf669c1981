-- Everything is paused in a house that was restored, by nobody of it: what waited may have gone out since.
-- A restore into older tables has made these itself, in the transaction that brought the rows (pause-restored.ts).
alter table pause alter column paused_by drop not null;
alter table pause add column if not exists restored_from timestamptz;
