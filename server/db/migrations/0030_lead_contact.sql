-- The contact an enquiry was saved as.
alter table lead add column contact_id uuid references contact (id);
create index lead_contact on lead (contact_id) where contact_id is not null;
