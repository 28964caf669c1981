-- Several packages in one message (D-09): those of its later articles; the first one's stands in package_id.
alter table publication add column also_packages uuid[] not null default '{}';
create index publication_also_packages on publication using gin (also_packages) where also_packages <> '{}';
