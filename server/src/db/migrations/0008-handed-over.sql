-- What was in doubt may turn out to lie with its owner, who finishes it in the platform's app (publishing.md §12).
insert into publication_step (from_state, to_state) values
  ('reconciling', 'handed-over'), ('unknown', 'handed-over');
