-- What one person has sent within a day is counted whenever they begin another upload; what ended is kept so long.
create index on upload (owner_id, created_at);
