-- What was printed: the choice behind a signed link. The newest of a person and home is what they are offered next time.
create table print_order (
  id uuid primary key,
  property_id uuid not null references property (id) on delete cascade,
  user_id uuid not null references app_user (id) on delete cascade,
  options jsonb not null,
  created_at timestamptz not null
);
create index print_order_last on print_order (user_id, property_id, id desc);
create index print_order_home on print_order (property_id);

-- Short links of QR codes. They hang on boards: no foreign key, so that none ends with its home or its agency.
create table qr_code (
  code text primary key,
  property_id uuid not null,
  agency_id uuid not null,
  place text not null check (place in ('board', 'card', 'window', 'brochure', 'other')),
  label text not null default '',
  created_by uuid,
  created_at timestamptz not null,
  unique (property_id, place, label)
);

-- Scans per day of the islands. No row knows who.
create table qr_scan (
  code text not null references qr_code (code),
  day date not null,
  count int not null default 1,
  primary key (code, day)
);
