-- What was queued formatted for a channel without articles has a fingerprint that counts its formatting: the one of its post counts (identify-sent.ts).
-- Nothing that was asked for changes, and no step is taken.
alter table publication disable trigger user;
update publication set print_is_old = true where channel_id <> 17 and post ? 'article';
alter table publication enable trigger user;
