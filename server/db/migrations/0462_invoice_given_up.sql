-- When the mail of an invoice was given up: it reached nobody.
alter table invoice_sent add column failed_at timestamptz;
