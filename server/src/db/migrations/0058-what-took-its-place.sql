-- A schedule that was planned anew says which one took its place: who still sees the old line must not be told that nothing will be published.
alter table schedule add column replaced_by uuid references schedule;
