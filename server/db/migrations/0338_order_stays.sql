-- An order is its buyer's too, and its invoices are kept: it does not go with the account of who sold. Whoever deletes an account asks first.
alter table market_order drop constraint market_order_seller_id_fkey;
alter table market_order add constraint market_order_seller_id_fkey foreign key (seller_id) references seller (id);
