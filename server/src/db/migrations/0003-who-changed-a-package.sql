-- Who changed a package last: whoever would save over that change is told whose it is. Its revision is its version.
alter table package add column changed_by uuid references person;

-- Asked at every save: what waits of a draft or package, and which draft a package came from.
create index on draft (package_id) where package_id is not null;
create index on schedule (draft_id) where withdrawn_at is null;
create index on schedule (package_id) where withdrawn_at is null;
create index on publication (schedule_id) where schedule_id is not null;
