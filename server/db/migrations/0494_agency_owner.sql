-- Whose an agency is: nobody else lets them go or takes their part.

-- null: nobody was named yet; then it is the ADMIN of longest standing.
alter table agency add column owner_id uuid;
update agency set owner_id = (
  select u.id from app_user u
  where u.agency_id = agency.id and u.role = 'ADMIN' and u.active and u.invited_at is null
  order by u.created_at, u.id limit 1
);
