-- What was queued or went live before 0040 carries a conversion without saying what it came from, and its fingerprint is the conversion's.
-- Each post says it now. Its fingerprint cannot be computed here: where it is of before, the one of its post counts (identify-sent.ts).
alter table publication add column print_is_old boolean not null default false;

create function herald_with_source(one jsonb) returns jsonb language sql stable as $$
  select coalesce(
    (select jsonb_set(one, '{video,sourceMd5}', to_jsonb(file.source_md5)) from file
      where jsonb_typeof(one -> 'video') = 'object' and not one -> 'video' ? 'sourceMd5' and file.source_md5 is not null
        and file.key = substring(one -> 'video' ->> 'url' from '/media/([^/?#]+)')),
    one)
$$;
create function herald_post_with_source(post jsonb) returns jsonb language sql stable as $$
  select case when jsonb_typeof(post -> 'articles') = 'array' then jsonb_set(herald_with_source(post), '{articles}', coalesce(
    (select jsonb_agg(herald_with_source(article) order by place)
      from jsonb_array_elements(post -> 'articles') with ordinality as told (article, place)), '[]'))
    else herald_with_source(post) end
$$;

-- Nothing that was asked for changes, and no step is taken.
alter table publication disable trigger user;
update publication set post = herald_post_with_source(post), print_is_old = true
  where herald_post_with_source(post) <> post;
update publication set live_post = herald_post_with_source(live_post)
  where herald_post_with_source(live_post) <> live_post;
update publication set target_post = herald_post_with_source(target_post)
  where herald_post_with_source(target_post) <> target_post;
alter table publication enable trigger user;
update modification set before = herald_post_with_source(before), after = herald_post_with_source(after)
  where herald_post_with_source(before) <> before or herald_post_with_source(after) <> after;
drop function herald_post_with_source(jsonb);
drop function herald_with_source(jsonb);

-- An upload keeps its place among the large ones while it is heard of, and ends with the session it was signed for in.
alter table upload add column heard_at timestamptz not null default herald_now(), add column session_id uuid;

create index publication_old_prints on publication (account_id) where print_is_old;
