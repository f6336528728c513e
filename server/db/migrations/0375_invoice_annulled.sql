-- Invoices that should never have been issued: annulled by a record of their chain, never taken out.
alter table invoice add column annulled_at timestamptz, add column annul_cause text;
-- A record that takes the place of an earlier one of the same invoice (Subsanacion).
alter table fiscal_record add column mends boolean not null default false;
