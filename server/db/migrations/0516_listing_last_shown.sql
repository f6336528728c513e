-- A home off the site as it was last shown, where less of it is shown now since this contract cannot read all
-- that is stored, or calls some of it private (docs/decisions/0382). Null: it shows what it showed. Read by nobody
-- outside. A version that knows nothing of it narrows what is shown, as before.
alter table listing add column last_shown jsonb;
