-- Whether the operator issued it: its own column, since both issuers are empty also where who issued it is gone.
alter table invoice add column by_operator boolean not null default false;
update invoice i set by_operator = true
from invoice_series s where s.id = i.series_id and s.issuer_key = 'operator';
alter table invoice alter column by_operator drop default;
drop index invoice_operator;
create index invoice_operator on invoice (id desc) where by_operator;

-- Numbers are unique by tax number, so series are counted by it. Those of several tax numbers stay as they are.
update invoice_series s set issuer_key = t.tax_id
from (
  select series_id, min(tax_id) as tax_id from invoice
  group by series_id having count(distinct tax_id) = 1
) t
where t.series_id = s.id and s.issuer_key <> 'operator';
