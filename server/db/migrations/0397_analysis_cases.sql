-- What the analysis reads of all of an agency's years comes from the index alone, in the order it is asked for.
drop index lead_case;
create index lead_case on lead (agency_id, property_id, email, created_at, id) include (contact_id)
  where not trap and kind <> 'valuation' and property_id is not null;
-- Visits of the agency's diary, and the contacts who came to them.
create index agenda_event_visit on agenda_event (agency_id) include (id, starts_at, ends_at, status, lead_id)
  where kind = 'visit' and deleted_at is null and visibility = 'agency';
create index agenda_attendee_came on agenda_attendee (event_id) include (contact_id) where contact_id is not null;
