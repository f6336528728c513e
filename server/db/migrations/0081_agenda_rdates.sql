-- Starts of a series beside its rule (RDATE of RFC 5545), as other calendars write them.
alter table agenda_event add column rdates timestamptz[] not null default '{}';
