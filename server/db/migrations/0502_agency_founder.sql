-- Whose an agency is, once more: 0494 went by the age of accounts, and a visitor's that joined later may be older than the agency.

-- Who registered it has an account that came with it. What people gave on since then stays.
update agency set owner_id = (
  select u.id from app_user u
  where u.agency_id = agency.id and u.role = 'ADMIN' and u.active and u.invited_at is null
    and u.created_at >= agency.created_at
  order by u.created_at, u.id limit 1
)
where exists (
  select 1 from app_user named where named.id = agency.owner_id and named.created_at < agency.created_at
) and exists (
  select 1 from app_user u
  where u.agency_id = agency.id and u.role = 'ADMIN' and u.active and u.invited_at is null
    and u.created_at >= agency.created_at
) and not exists (
  select 1 from audit where audit.agency_id = agency.id and audit.operation = 'setAgencyOwner'
);
