-- Where on a website of the agency an enquiry was written: host, page, campaign. The column is for counting.
alter table lead add column site_id uuid references site (id) on delete set null, add column web jsonb;
create index lead_site on lead (site_id, created_at) where site_id is not null;
