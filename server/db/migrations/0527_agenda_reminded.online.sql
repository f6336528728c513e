-- Events that were looked at while the clock ran ahead are found each minute among all of them.
create index concurrently agenda_event_reminded on agenda_event (reminded_until) where deleted_at is null;
