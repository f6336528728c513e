-- Channels that send: a sealed key, whether the other side takes it and answers, what is held as it is, and of each home what the
-- portal has and what waits to be sent. Rows outlive their home until it is taken out over there.
alter table integration
  -- sealed for this channel alone
  add column api_key bytea,
  add column key_hint text,
  add column held_since timestamptz,
  add column refusal text,
  add column refusal_since timestamptz,
  -- nothing is sent before then
  add column rests_until timestamptz,
  -- calls in a row without a good answer
  add column push_failures int not null default 0;

create table publication_push (
  integration_id uuid not null references integration (id) on delete cascade,
  property_id uuid not null,
  waits text not null default 'none',
  -- removals, then prices, then the rest
  rank smallint not null default 2,
  -- what shall be there
  wanted_hash text,
  -- what the portal said yes to, unless something is being sent
  sent_hash text,
  sent_price text,
  -- something was sent, whatever came of it: it is taken out again
  begun boolean not null default false,
  -- the portal said yes and nothing was taken out since
  there boolean not null default false,
  tries int not null default 0,
  next_at timestamptz,
  status smallint,
  answer text,
  -- who sends has it until then
  taken_until timestamptz,
  primary key (integration_id, property_id)
);
create index publication_push_due on publication_push (next_at) where next_at is not null;
