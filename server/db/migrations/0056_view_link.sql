-- Searches of the desk's lists under a name. query is the list's address: each name with its values (modules/view/check.ts).
create table list_view (
  id uuid primary key,
  agency_id uuid not null references agency (id),
  user_id uuid not null references app_user (id) on delete cascade,
  list text not null check (list in ('property', 'demand', 'contact')),
  name text not null,
  query jsonb not null,
  columns text[] not null default '{}',
  shared boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index list_view_name on list_view (user_id, agency_id, list, lower(name));
create index list_view_shared on list_view (agency_id, list) where shared;

-- The view a person's list opens with; it may be a colleague's.
create table list_view_default (
  user_id uuid not null references app_user (id) on delete cascade,
  agency_id uuid not null references agency (id),
  list text not null,
  view_id uuid not null references list_view (id) on delete cascade,
  primary key (user_id, agency_id, list)
);
create index list_view_default_of on list_view_default (view_id);

-- other_id is <relation> of contact_id; read from the other side it is the reverse. Rows keep the ids they were written with (merges).
create table contact_link (
  id uuid primary key,
  agency_id uuid not null references agency (id),
  contact_id uuid not null references contact (id) on delete cascade,
  other_id uuid not null references contact (id) on delete cascade,
  relation text not null,
  note text,
  created_by uuid references app_user (id) on delete set null,
  created_at timestamptz not null,
  check (contact_id <> other_id)
);
create unique index contact_link_once on contact_link (contact_id, other_id, relation);
create index contact_link_other on contact_link (other_id);
