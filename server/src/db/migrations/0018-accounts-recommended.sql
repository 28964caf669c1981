-- The accounts that a department suggests for a category of content (D-11).
create table account_recommendation (
  department_id uuid not null references department (id),
  category text not null references category (id),
  account_id uuid not null references channel_account (id),
  place int not null,
  recommended_by uuid not null references person (id),
  recommended_at timestamptz not null default now(),
  primary key (department_id, category, account_id)
);
