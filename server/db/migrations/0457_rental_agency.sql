-- The agency that an owner lets read where their file stands (decision 359).
alter table rental_file add column named_agency uuid references agency on delete set null;
create index rental_file_named on rental_file (named_agency, created_at desc)
  where named_agency is not null;
