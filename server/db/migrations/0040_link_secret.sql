-- The secret of signed links, for sites that set none: made once, one for all instances.
create table link_secret (
  id int primary key check (id = 1),
  secret text not null
);
