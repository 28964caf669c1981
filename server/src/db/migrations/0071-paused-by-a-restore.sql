-- Everything is paused in a house that was restored, by nobody of it: what waited may have gone out since.
alter table pause alter column paused_by drop not null;
