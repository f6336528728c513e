-- Fifths of the prices asked for an operation and a family, EUR cents: the four that part them, fixed for a year.
create table unmet_band (
  year int not null,
  operation text not null,
  family text not null,
  cuts int8[] not null,
  homes int not null,
  primary key (year, operation, family)
);
-- What is told of a day, counted once: of each agency that searches for somebody, and once (no agency) for the
-- others. The arrays go together; cells by their number (server/modules/unmet/cell.ts), buyers of others rounded down, own
-- exact.
create table unmet_edition (
  id uuid primary key,
  day date not null,
  agency_id uuid references agency (id) on delete cascade,
  cells int4[] not null,
  buyers int4[] not null,
  own int4[] not null,
  supply int4[] not null,
  made_at timestamptz not null
);
create unique index unmet_edition_one on unmet_edition (day, agency_id) nulls not distinct;
create index unmet_edition_agency on unmet_edition (agency_id);
