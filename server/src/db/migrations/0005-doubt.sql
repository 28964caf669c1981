-- Row 19: what was sent again under its key is not disproved by that; it may have to be looked for once more.
insert into publication_step (from_state, to_state) values
  ('scheduled', 'reconciling'), ('auth-required', 'reconciling');
-- Nothing stands of this call: a look behind the quiet window or a person said so.
alter table attempt add column disproved_at timestamptz;
