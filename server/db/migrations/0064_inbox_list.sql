-- The inbox of fifty thousand threads: what its counts ask and who may read stand in one narrow index, so that counting what is
-- unread (with every page of the list) never reads the threads themselves.
create index inbox_list on inbox_thread (agency_id, closed) include (id, last_in_at, assigned_to, created_by, property_id, kind);
