-- The house itself: domain events (outbox), jobs, rate limits.

-- Written in the transaction that made them true. id is a UUIDv7, so it sorts by time; live messages resume after one.
create table event (
  id uuid primary key,
  kind text not null,
  agency_id uuid,
  subject text not null,
  payload jsonb not null,
  at timestamptz not null default now()
);
create index event_agency on event (agency_id, id);

-- run_at is when it may start; while it runs, the end of its lease.
create table job (
  id uuid primary key,
  kind text not null,
  key text,
  payload jsonb not null,
  state text not null default 'ready' check (state in ('ready', 'dead')),
  attempts int not null default 0,
  run_at timestamptz not null default now(),
  error text,
  created_at timestamptz not null default now()
);
create index job_ready on job (run_at, id) where state = 'ready';
create unique index job_once on job (kind, key) where state = 'ready' and attempts = 0;

-- A fixed window per key; keys are digests, so no address is kept.
create table rate_limit (
  key text primary key,
  window_start timestamptz not null,
  hits int not null,
  expires_at timestamptz not null
);
create index rate_limit_expiry on rate_limit (expires_at);

-- Jobs that run by themselves: the last slot in which each was added.
create table job_clock (
  kind text primary key,
  slot bigint not null
);
