-- What a person does not want to be asked in the first hour; hidden: the whole list. Gone with them.
create table first_run (
  user_id uuid primary key references app_user (id) on delete cascade,
  hidden boolean not null default false,
  dismissed text[] not null default '{}',
  updated_at timestamptz not null
);
