-- The operator's list of disputes: open ones by when they wait until, settled ones by their act.
create index market_order_disputed on market_order (due_at, id) where state = 'disputed';
create index order_act_judged on order_act (order_id) where act = 'judge';
create index market_item_waiting on market_item (state, updated_at, id);
