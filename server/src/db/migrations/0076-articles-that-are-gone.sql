-- Which articles of a message that stands were deleted on the platform, by their place from 0.
alter table publication add column articles_gone int[] not null default '{}';
