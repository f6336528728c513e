-- Lists of fifty thousand: what tabs count, filters ask and orders sort by stands in one narrow index each, so that counting
-- and sorting never read the documents.
create index property_list on property (agency_id, status)
  include (id, updated_at, created_at, price, completeness, complete, ref, type, operations, island, agent_id, created_by, shared, lowered_at, mandate_ends, tags)
  where deleted_at is null;
create index demand_list on demand (agency_id, status)
  include (id, updated_at, created_at, price_min, price_max, price_flex_pct, ref, operations, types, on_islands, urgency, agent_id, created_by, shared, contact_id, archived_at, expires_at);
create index contact_list on contact (agency_id)
  include (id, archived_at, agent_id, created_by, shared, roles, tags, language)
  where merged_into_id is null and erased_at is null;
