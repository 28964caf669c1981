-- A platform tells of a handle that was in doubt that nothing will come of it, for what it holds: that is an end (row 17).
insert into publication_step (from_state, to_state) values ('reconciling', 'failed');
