-- The version of its package that a draft's words go on from: whoever saves or sends it has seen no later one.
alter table draft add column package_version integer;

-- One that was written after its package, by whoever saved both; an earlier one may not know the last words.
update draft set package_version = case
    when draft.updated_at >= package.updated_at - interval '1 second' then package.version
    else package.version - 1 end
  from package where package.id = draft.package_id;
