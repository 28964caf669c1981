-- The publications of a range of days: each stands where it went live, or else where it is due.
create index publication_moment on publication ((coalesce(published_at, due_at)));
-- What was tried again counts as what came of it last.
create index publication_tries on publication (retry_of) where retry_of is not null;

-- A newsroom that has its menu already gets the page after its history; a new one gets it with the rest.
update menu_entry set sort = sort + 1
where parent_id is null and sort > (select sort from menu_entry where url = '/api/content/publish/pubHistory' limit 1);
insert into menu_entry (parent_id, name, url, icon, sort)
select parent_id, 'menu.statistics', '/api/content/publish/statistic', 'chart', sort + 1
from menu_entry where url = '/api/content/publish/pubHistory' limit 1;
