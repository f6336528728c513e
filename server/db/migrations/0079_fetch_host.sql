-- Hosts of pictures that did not answer: how often in a row, and until when they are left alone. One that answers has no row.
create table fetch_host (
  host text primary key,
  failures int not null,
  rests_until timestamptz not null
);
