-- Which home an entry of a channel's log is about, where it is one: what went out and what left. No foreign key: its lock on the home
-- would have who notes a portal's answer wait for who saves that home, who waits for the portal's row.
alter table integration_log add column property_id uuid;
