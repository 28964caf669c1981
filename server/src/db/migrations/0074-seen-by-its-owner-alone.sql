-- Whom a post that stands reaches: why its account's owner alone sees it, whatever is said of the publication since.
alter table publication add column owner_only text check (owner_only in ('chosen', 'locked', 'made'));
alter table publication disable trigger user;
with told as (
  select distinct on (publication_id) publication_id, reason from event
  where reason in ('reason-owner-only', 'reason-locked-private', 'reason-platform-said-live', 'reason-found-on-the-account',
    'reason-person-said-live', 'reason-person-said-live-unchecked', 'reason-edited')
  order by publication_id, seq desc
)
update publication set owner_only = case told.reason when 'reason-owner-only' then 'chosen' else 'locked' end
from told
where told.publication_id = publication.id and told.reason in ('reason-owner-only', 'reason-locked-private');
alter table publication enable trigger user;
