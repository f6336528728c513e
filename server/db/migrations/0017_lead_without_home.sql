-- An enquiry may be without a home: to an agency, or, without one either, to the site's operator. A home has an agency.
alter table lead alter column agency_id drop not null;
alter table lead add constraint lead_home_agency check (property_id is null or agency_id is not null);
create index lead_operator on lead (created_at) where agency_id is null;
