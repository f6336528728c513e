-- Records of RD 1007/2023 as they were hashed: one chain per tax number, of issue and annulment together; invoice_chain is its head. Append only but for what came of sending.
create table fiscal_record (
  id uuid primary key,
  tax_id text not null,
  seq int not null,
  kind text not null,
  invoice_id uuid not null references invoice (id),
  fields jsonb not null,
  previous_digest text not null,
  digest text not null,
  recorded_at text not null,
  -- where it goes: none, the tax agency's service for tests, or its service; the XML of the latter two
  service text not null,
  xml text,
  content_hash text not null,
  created_at timestamptz not null,
  -- what came of sending it
  state text not null,
  sent_at timestamptz,
  csv text,
  code text,
  message text,
  unique (tax_id, seq),
  unique (tax_id, digest)
);
create index fiscal_record_invoice on fiscal_record (invoice_id);
create index fiscal_record_waiting on fiscal_record (tax_id, seq) where state = 'waiting';

-- Invoices that were issued before: their records, which went nowhere.
insert into fiscal_record (id, tax_id, seq, kind, invoice_id, fields, previous_digest, digest,
  recorded_at, service, content_hash, created_at, state)
select id, tax_id, seq, 'issue', id,
  jsonb_build_object(
    'taxId', tax_id,
    'fullNumber', full_number,
    'issuedOn', to_char(issued_on, 'DD-MM-YYYY'),
    'kind', kind,
    'vat', trim(to_char(vat / 100.0, 'FM9999999999990.00')),
    'total', trim(to_char(total / 100.0, 'FM9999999999990.00')),
    'previous', previous_digest,
    'recordedAt', recorded_at),
  previous_digest, digest, recorded_at, 'none',
  encode(sha256(convert_to(concat_ws(E'\n', digest, 'issue', id::text, 'none', ''), 'UTF8')), 'hex'),
  created_at, 'kept'
from invoice;

create function fiscal_record_stays() returns trigger language plpgsql as $$
declare
  may_change text[] := array['state', 'sent_at', 'csv', 'code', 'message'];
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - may_change = to_jsonb(old) - may_change then
    return new;
  end if;
  raise exception 'Records of invoices are neither changed nor taken out';
end $$;
create trigger fiscal_record_stays before update or delete on fiscal_record
  for each row execute function fiscal_record_stays();

-- Whether an agency's records are sent, and by what it is known.
create table fiscal_setting (
  agency_id uuid primary key references agency (id) on delete cascade,
  mode text not null default 'off',
  mode_since date,
  certificate bytea,
  certificate_kind text,
  certificate_subject text,
  certificate_until timestamptz,
  -- the tax agency said how long to wait; nothing is sent before
  wait_until timestamptz,
  trouble text,
  trouble_at timestamptz
);

-- Who answers for the program (RD 1007/2023, art. 13), from a day on.
create table fiscal_declaration (
  valid_from date primary key,
  doc jsonb not null,
  created_at timestamptz not null
);

-- What the nightly look at a chain found; none when all was well.
create table fiscal_check (
  tax_id text primary key,
  checked_at timestamptz not null,
  faults jsonb not null
);
