-- What an agent may do besides their own work, where they belong, whether they are shown, and an invitation that waits.

-- permissions: only what differs from the usual ones (server/contract/permissions.ts). branch_id: an id in agency.doc ->
-- 'branches'; one that is no longer there is none. invited_at: null once the invitation was taken up.
alter table app_user
  add column permissions jsonb not null default '{}',
  add column branch_id uuid,
  add column is_public boolean not null default false,
  add column invited_at timestamptz;

-- Invitations sent before this: whoever has neither a password nor another way in has not come yet.
update app_user set invited_at = created_at
where role in ('ADMIN', 'STAFF') and active and password_hash is null
  and not exists (select 1 from user_identity where user_identity.user_id = app_user.id);

alter table agency add column cover text;
