-- What every process counted, summed: whoever watches asks one of them, whichever process did the work.
create table figure (
  sample text primary key,
  value float8 not null
);
