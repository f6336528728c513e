-- Who did what of the acts that the contract marks (x-audit), a chain per agency: each line bears the hash
-- of the one before it. What a line says is ids, codes and switches; no name, no address, no text. No
-- reference to a person: the chain is proved as it was when they are erased.
create table audit (
  id uuid primary key,
  agency_id uuid not null references agency (id) on delete cascade,
  -- Its place in the chain, from 1.
  number bigint not null,
  at timestamptz not null,
  actor_id uuid,
  session_id uuid,
  key_id uuid,
  operation text not null,
  subject text not null,
  outcome text not null,
  detail jsonb not null,
  prev_hash text not null,
  hash text not null,
  unique (agency_id, number)
);
create index audit_at on audit (at);
create index audit_actor on audit (agency_id, actor_id, number);

-- Where each chain begins (after the last line that was swept) and where it ends.
create table audit_chain (
  agency_id uuid primary key references agency (id) on delete cascade,
  swept_number bigint not null default 0,
  swept_hash text not null default '',
  last_number bigint not null default 0,
  last_hash text not null default ''
);
