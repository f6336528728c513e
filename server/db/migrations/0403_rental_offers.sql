-- A home of the programme and a household: what fits follows from the files, an offer is one open one per
-- home, a contract stands on an accepted offer. Money in EUR cents a month.
alter table rental_file add column municipality text;
alter table rental_file add column bedrooms int;
alter table rental_file add column wanted text[] not null default '{}';

create table rental_offer (
  id uuid primary key,
  owner_file uuid not null references rental_file (id) on delete cascade,
  tenant_file uuid not null references rental_file (id) on delete cascade,
  state text not null,
  rent_owner bigint not null,
  rent_tenant bigint not null,
  -- the last day of an answer
  until date not null,
  by_user uuid references app_user (id) on delete set null,
  created_at timestamptz not null,
  answered_at timestamptz
);
create unique index rental_offer_open on rental_offer (owner_file) where state in ('proposed', 'accepted');
create index rental_offer_tenant on rental_offer (tenant_file);

create table rental_contract (
  id uuid primary key,
  offer_id uuid not null unique references rental_offer (id) on delete cascade,
  starts_on date not null,
  ends_on date not null,
  deposit bigint not null,
  by_user uuid references app_user (id) on delete set null,
  created_at timestamptz not null
);
create index rental_contract_end on rental_contract (ends_on);

-- What was told already: each alarm of a contract's last day once.
create table rental_alarm (
  contract_id uuid not null references rental_contract (id) on delete cascade,
  days_left int not null,
  told_at timestamptz not null,
  primary key (contract_id, days_left)
);
