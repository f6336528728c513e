-- What was written down of a source's cost has an id, so that a takeout can name it and take it back.
alter table analysis_cost add column id uuid not null default gen_random_uuid();
create unique index analysis_cost_id on analysis_cost (id);
