-- Row 27: whoever wants a post gone does not wait for new words that were not put there yet; the edit is dropped.
insert into publication_step (from_state, to_state) values ('editing', 'withdrawing');
-- Row 26: an edit of which nobody could find out whether it took effect.
alter table modification drop constraint modification_outcome_check;
alter table modification add constraint modification_outcome_check
  check (outcome in ('done', 'failed', 'dropped', 'unknown'));
