-- Which save a draft's words came with: a save whose answer was lost is known again, and is neither a second draft nor somebody else's change.
alter table draft add column save_key text;
