-- What two agencies divide of a fee, by the terms in force when the client was introduced. Integer EUR cents.
create table deal (
  id uuid primary key,
  introduction_id uuid not null unique references introduction (id) on delete cascade,
  -- who has the mandate, and who brought the buyer
  lister_id uuid not null references agency (id) on delete cascade,
  agency_id uuid not null references agency (id) on delete cascade,
  agreement_id uuid not null references agreement (id) on delete cascade,
  terms_number int not null,
  commission_pct float8 not null,
  seller_pct float8 not null,
  state text not null default 'proposed',
  close_price bigint not null,
  fee bigint not null,
  lister_share bigint not null,
  seller_share bigint not null,
  lister_agreed_at timestamptz,
  seller_agreed_at timestamptz,
  invoice_number text,
  invoiced_at timestamptz,
  paid_at timestamptz,
  dispute_agency uuid,
  dispute_text text,
  disputed_at timestamptz,
  version int not null default 1,
  created_by uuid references app_user (id),
  changed_at timestamptz not null,
  created_at timestamptz not null,
  check (lister_share + seller_share = fee)
);
create index deal_agency on deal (agency_id, id desc);
create index deal_lister on deal (lister_id, id desc);
