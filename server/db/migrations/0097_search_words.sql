-- One question finds homes, demands, events and threads by beginnings of their words (module search, decision 87).
-- A function, so that query and index say the same: lower case, no accents, cut at blanks and punctuation, as
-- `prefixQuery` in server/db/search-terms.ts asks. Longer than 60 letters is no word, and a lexeme has a limit.
create function search_words(told text) returns tsvector language sql immutable parallel safe as $$
  select array_to_tsvector(array_remove(regexp_split_to_array(regexp_replace(
    lower(regexp_replace(normalize(told, NFD), '[\u0300-\u036f]', '', 'g')),
    '([^\s]{60})[^\s]+', '\1', 'g'), '[\s!-/:-@\[-`{-~]+'), ''))
$$;

create index property_words on property using gin (search_words(search)) where deleted_at is null;
create index demand_words on demand using gin (search_words(search)) where archived_at is null;
create index inbox_thread_words on inbox_thread using gin (search_words(search)) where not closed;
create index agenda_event_words on agenda_event using gin (search_words(title || ' ' || coalesce(location, ''))) where deleted_at is null;
