-- Invoices of an order: the seller's to the buyer, which the site issues where they let it, and the site's of its fee.
-- site_invoices: what the seller had said when they accepted. invoice_at: when to look next whether one is due.
alter table market_order add column site_invoices boolean not null default false;
alter table market_order add column invoice_at timestamptz;
create index market_order_invoice on market_order (invoice_at) where invoice_at is not null;
create table order_invoice (
  order_id uuid not null references market_order (id) on delete cascade,
  -- sale, fee
  about text not null,
  invoice_id uuid not null references invoice (id),
  -- what of the order's total had gone back when the invoice was last put right, EUR cents
  back bigint not null default 0,
  primary key (order_id, about)
);
create index order_invoice_invoice on order_invoice (invoice_id);
