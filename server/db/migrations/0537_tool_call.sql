-- What was asked through an assistant (`/mcp`), so that people see it: by which key or grant, which tool,
-- which operations, what came of it. No word of what was asked or answered. Kept 30 days.
create table tool_call (
  id uuid primary key,
  at timestamptz not null,
  user_id uuid not null references app_user (id) on delete cascade,
  agency_id uuid references agency (id) on delete cascade,
  -- key or grant
  kind text not null,
  -- Of the key or grant, which may be forgotten before.
  bearer_id uuid not null,
  tool text not null,
  operations text[] not null,
  -- done, refused, scope, slow, busy or failed
  outcome text not null,
  ms integer not null,
  bytes integer not null,
  -- Records whose texts of strangers it told, as thread/<id>: what is proposed soon after is looked at twice.
  told text[] not null
);
create index tool_call_at on tool_call (at);
create index tool_call_user on tool_call (user_id, at);
create index tool_call_agency on tool_call (agency_id);
create index tool_call_bearer on tool_call (bearer_id, at);
