-- D-09: an arrangement goes to an account in its given order, so a later item waits for the one before it, and not beyond a time of its own.
alter table publication add column follows uuid, add column follows_until timestamptz;
