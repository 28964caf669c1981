-- What is live and due to be looked at is read of one channel at a time, and only what is taken of it: its channel comes first.
drop index publication_watch;
create index publication_watch on publication (channel_id, watch_at) where watch_at is not null and state in ('published', 'edit-failed');
