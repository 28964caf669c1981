-- What lies with its owner for too long, or of which nothing can be seen any more, is told to a person (publishing.md row 22).
insert into publication_step (from_state, to_state) values ('handed-over', 'unknown');
