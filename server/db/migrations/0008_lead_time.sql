-- Enquiries are listed by the time they came in: imported and demo ones carry a time of their own.
drop index lead_agency;
drop index lead_assigned;
create index lead_agency on lead (agency_id, created_at desc, id desc) where not trap;
create index lead_assigned on lead (assigned_to, created_at desc, id desc) where not trap;
