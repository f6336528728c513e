-- Plans of the site, each edition from a day on, and which agency is in which. Integer EUR cents.
create table plan_edition (
  valid_from date primary key,
  doc jsonb not null,
  created_at timestamptz not null
);

-- No row: the agency has chosen nothing yet, and is in the trial or in the free plan.
create table subscription (
  agency_id uuid primary key references agency (id) on delete cascade,
  plan_id text not null,
  -- day of the edition whose prices and limits were agreed
  edition date not null,
  seats int not null,
  period text,
  period_start date,
  -- the day the next period begins; null in the free plan
  period_end date,
  cancelled boolean not null default false,
  next_plan_id text,
  next_seats int,
  next_period text,
  -- due day of the oldest unpaid invoice
  owed_since date,
  -- the last stage its people were told of, and since when it has more on the market than its plan holds
  told_stage text,
  over_since date,
  over_told int not null default 0,
  changed_at timestamptz not null,
  created_at timestamptz not null
);
create index subscription_due on subscription (period_end);

-- What was changed, each wish once.
create table subscription_act (
  operation_id uuid primary key,
  -- their order, where two are of one moment
  seq bigint not null generated always as identity,
  agency_id uuid not null references agency (id) on delete cascade,
  at timestamptz not null,
  kind text not null,
  user_id uuid references app_user (id) on delete set null,
  plan_id text not null,
  seats int not null,
  period text,
  -- seats before it, where it only added some: taken back within a day they cost nothing
  seats_before int,
  invoice_id uuid references invoice (id)
);
create index subscription_act_agency on subscription_act (agency_id, seq desc);
