-- The tax numbers that a certificate names, the company's first; null: kept before they were read.
alter table fiscal_setting add column certificate_tax_ids text[];
