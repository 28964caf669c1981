-- Which stored pictures were drawn here, of which file and how: a frame of a film, a part of a picture, a lighter copy of one.
create table drawn_picture (
  file_key text primary key references file (key),
  department_id uuid not null references department,
  source_key text not null references file (key), source_sha256 text not null,
  -- What was asked, in one text: the same of the same bytes is drawn once.
  recipe text not null,
  -- Of a frame its time in the film; of a part where it lies, in pixels.
  at_ms int check (at_ms >= 0), area jsonb,
  created_at timestamptz not null default herald_now(),
  check (at_ms is null or area is null)
);
create index on drawn_picture (department_id, source_sha256, recipe);
