-- An offer whose contract is over, once its home is offered again: of those that are not, one is open.
alter table rental_offer add column settled_at timestamptz;
drop index rental_offer_open;
create unique index rental_offer_open on rental_offer (owner_file)
  where state in ('proposed', 'accepted') and settled_at is null;
