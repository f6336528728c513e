-- What an agency paid for what comes in, by month and source; typed by its ADMIN. EUR cents.
create table analysis_cost (
  agency_id uuid not null references agency (id) on delete cascade,
  -- YYYY-MM
  month text not null,
  source text not null,
  amount bigint not null,
  updated_at timestamptz not null,
  primary key (agency_id, month, source)
);
-- A closed month as it stood when it was closed: how many enquiries came to each step.
create table analysis_month (
  agency_id uuid not null references agency (id) on delete cascade,
  month text not null,
  enquiry int not null,
  answered int not null,
  visited int not null,
  offered int not null,
  accepted int not null,
  closed int not null,
  made_at timestamptz not null,
  primary key (agency_id, month)
);
-- Which enquiry about a home was a person's first.
create index lead_case on lead (agency_id, property_id, email) where not trap and property_id is not null;
