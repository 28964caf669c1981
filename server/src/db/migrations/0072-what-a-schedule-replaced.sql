-- The plans before one are found by what took their place.
create index schedule_replaced_by on schedule (replaced_by) where replaced_by is not null;
