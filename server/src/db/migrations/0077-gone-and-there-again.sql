-- Row 29: what was gone from its platform is looked for again, and may be there.
insert into publication_step (from_state, to_state) values
  ('externally-removed', 'published'),
  ('externally-removed', 'edit-failed');
drop index publication_watch;
create index publication_watch on publication (channel_id, watch_at) where watch_at is not null and state in ('published', 'edit-failed', 'externally-removed');
