-- Row 26: whoever asked for the edit knew that what stands there may be somebody else's, so it is put in its place unasked.
alter table modification add column overwrites boolean not null default false;
