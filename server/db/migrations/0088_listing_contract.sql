-- By which contract the public homes were drawn (modules/property/contract-redraw.ts): one row. When the contract of a start
-- says of other fields that they are public, homes are drawn anew in the background. No row yet: they are, once.
create table listing_contract (
  id int primary key check (id = 1),
  hash text not null
);
