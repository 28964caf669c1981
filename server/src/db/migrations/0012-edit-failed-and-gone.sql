-- Row 29: a post whose change was refused is looked at as well, and may turn out to be gone.
insert into publication_step (from_state, to_state) values ('edit-failed', 'externally-removed');
