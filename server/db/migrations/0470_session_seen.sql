-- What a person is shown of their sessions (decision 374), and when each last proved that it is
-- theirs (decision 373). Null: opened before this was kept; such a session has proved nothing.
alter table session add column device text;
alter table session add column method text;
alter table session add column stepped_up_at timestamptz;
-- A code by mail counts for its session alone: its hash, its end, and the tries that were made.
alter table session add column code_hash bytea;
alter table session add column code_until timestamptz;
alter table session add column code_tries smallint not null default 0;
