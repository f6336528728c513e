-- Private events that a version before this one left open in a person's calendar elsewhere: each turn
-- of a calendar asks for those of its person (server/modules/agenda/copies.ts says the same conditions).
create index concurrently agenda_event_untold on agenda_event (organiser_id)
  where visibility <> 'agency' and status <> 'cancelled' and deleted_at is null
  and google_base is not null and google_base -> 'isPrivate' is null;
-- And for copies of what went into another diary.
create index concurrently agenda_event_copied on agenda_event (google_user_id) where google_user_id is not null;
