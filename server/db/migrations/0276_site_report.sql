-- The figures of each month by mail: which months were told, and who decided whether they want it.
create table site_report (
  site_id uuid not null references site (id) on delete cascade,
  -- first day of the month
  month date not null,
  at timestamptz not null,
  primary key (site_id, month)
);
create table site_report_choice (
  site_id uuid not null references site (id) on delete cascade,
  user_id uuid not null references app_user (id) on delete cascade,
  mail boolean not null,
  primary key (site_id, user_id)
);
