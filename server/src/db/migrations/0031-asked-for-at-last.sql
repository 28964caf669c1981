-- What lies with its owner and is not to be seen any more for a day is told to a person (publishing.md row 22).
insert into publication_step (from_state, to_state) values ('handed-over', 'unknown');
