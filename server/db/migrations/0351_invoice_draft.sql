-- Invoices that an agency is writing: no number, no record. Only a draft changes or dies; issuing one writes `invoice` and deletes it.
create table invoice_draft (
  id uuid primary key,
  agency_id uuid not null references agency (id) on delete cascade,
  doc jsonb not null,
  -- what it charges, where another room made it: copied to the invoice
  about_kind text,
  about_id text,
  about_words text,
  version int not null default 1,
  created_by uuid references app_user (id) on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index invoice_draft_list on invoice_draft (agency_id, id desc);
create index invoice_draft_about on invoice_draft (about_kind, about_id) where about_kind is not null;

-- To whom an agency sent an invoice of its own, and when; the job that mails it reads its address here.
create table invoice_sent (
  id uuid primary key,
  invoice_id uuid not null references invoice (id) on delete cascade,
  agency_id uuid not null references agency (id) on delete cascade,
  to_email text not null,
  sent_by uuid references app_user (id) on delete set null,
  created_at timestamptz not null
);
create index invoice_sent_invoice on invoice_sent (invoice_id, id desc);
