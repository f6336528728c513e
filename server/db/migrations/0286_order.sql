-- Orders of services by agencies (`order` is a reserved word). item and sum are the service and its price of that day:
-- what changes later changes no order. Money in integer EUR cents. buyer_turn, seller_turn: whom it waits for.
create sequence market_order_number start 1001;
create table market_order (
  id uuid primary key,
  number text not null unique,
  key uuid not null,
  buyer_agency uuid not null references agency (id) on delete cascade,
  buyer_user uuid references app_user (id) on delete set null,
  seller_id uuid not null references seller (id) on delete cascade,
  item_id uuid not null,
  property_id uuid references property (id) on delete set null,
  category text not null,
  state text not null,
  payment text not null default 'none',
  buyer_turn boolean not null default false,
  seller_turn boolean not null default false,
  item jsonb not null,
  sum jsonb not null,
  net bigint,
  vat bigint,
  retention bigint,
  total bigint,
  fee bigint,
  fee_vat bigint,
  back bigint not null default 0,
  refunded bigint not null default 0,
  buyer_pct int,
  seller_pct int,
  options text[] not null default '{}',
  quantity int not null default 1,
  starts_at timestamptz,
  ends_at timestamptz,
  proposed_at timestamptz,
  proposed_by text,
  due_at timestamptz,
  reminded int not null default 0,
  notes text,
  quote_text text,
  redos int not null default 0,
  delivery jsonb,
  written_at timestamptz,
  event_id uuid,
  paid_at timestamptz,
  ended_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (buyer_agency, key)
);
create index market_order_bought on market_order (buyer_agency, buyer_turn desc, id desc);
create index market_order_sold on market_order (seller_id, seller_turn desc, id desc);
create index market_order_due on market_order (due_at) where due_at is not null;
create index market_order_property on market_order (property_id) where property_id is not null;
create index market_order_paid on market_order (seller_id, paid_at) where paid_at is not null;
create table order_act (
  id uuid primary key,
  order_id uuid not null references market_order (id) on delete cascade,
  act text not null,
  side text not null,
  by_user uuid references app_user (id) on delete set null,
  text text,
  starts_at timestamptz,
  version int not null,
  at timestamptz not null
);
create index order_act_order on order_act (order_id, id);
create table order_message (
  id uuid primary key,
  order_id uuid not null references market_order (id) on delete cascade,
  client_id text not null,
  side text not null,
  by_user uuid references app_user (id) on delete set null,
  text text not null,
  at timestamptz not null,
  unique (order_id, client_id)
);
create table order_file (
  id uuid primary key,
  order_id uuid not null references market_order (id) on delete cascade,
  position int not null,
  kind text not null,
  label text,
  staged boolean not null default false,
  filename text not null,
  mime text not null,
  size bigint not null,
  -- a picture's content, or where a paper lies
  hash text,
  file_key text,
  at timestamptz not null
);
create index order_file_order on order_file (order_id, position);
create index order_file_hash on order_file (hash) where hash is not null;
create table order_review (
  order_id uuid primary key references market_order (id) on delete cascade,
  item_id uuid not null,
  stars int not null,
  text text,
  by_user uuid references app_user (id) on delete set null,
  at timestamptz not null,
  answer text,
  answered_at timestamptz
);
