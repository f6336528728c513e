-- Whose invoices stand under a tax number: the account that issued the first. Empty once it is gone.
alter table invoice_chain
  add column agency_id uuid references agency (id) on delete set null,
  add column user_id uuid references app_user (id) on delete set null;

update invoice_chain c set agency_id = i.issuer_agency_id, user_id = i.issuer_user_id
from (
  select distinct on (tax_id) tax_id, issuer_agency_id, issuer_user_id
  from invoice where not by_operator order by tax_id, seq
) i where i.tax_id = c.tax_id;
