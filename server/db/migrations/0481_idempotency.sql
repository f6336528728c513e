-- Acts that were sent with an Idempotency-Key (x-offline), and how each was answered, for 14 days: sent again,
-- it is answered the same and done no second time. The key itself stays with who made it: key_sha is its hash,
-- and reply is sealed with it, so that nobody who reads this table reads what was answered.
create table idempotency (
  user_id uuid not null references app_user (id) on delete cascade,
  key_sha bytea not null,
  operation text not null,
  body_sha bytea not null,
  reply bytea,
  at timestamptz not null,
  primary key (user_id, key_sha)
);
create index idempotency_at on idempotency (at);
