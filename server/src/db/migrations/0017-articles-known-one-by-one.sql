-- Of a message with several articles the fingerprint of each, so that one of them alone is known as the same post.
alter table publication add column article_fingerprints text[] not null default '{}';
create index publication_articles on publication using gin (article_fingerprints) where article_fingerprints <> '{}';
