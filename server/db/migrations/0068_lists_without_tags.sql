-- A row of an index holds 2,704 bytes, and thirty tags may have more: a home or contact with as many long ones as the contract
-- allows could not be saved. Lists filtered by a tag read the table for it, the others stay index-only.
drop index property_list;
create index property_list on property (agency_id, status)
  include (id, updated_at, created_at, price, completeness, complete, ref, type, operations, island, agent_id, created_by, shared, lowered_at, mandate_ends)
  where deleted_at is null;
drop index contact_list;
create index contact_list on contact (agency_id)
  include (id, archived_at, agent_id, created_by, shared, roles, language)
  where merged_into_id is null and erased_at is null;
