-- What a seller has asked to be given back to a card, cents in all: the service does it a moment later, and until then it stands nowhere else.
alter table market_order add column promised int8 not null default 0 check (promised >= 0);
-- What was under way: all that goes back of work that runs, but the half of a visit in vain, which is not settled.
update market_order o set promised = o.back
where o.pay = 'card' and o.back > o.refunded and o.state in ('accepted', 'delivered', 'disputed')
  and coalesce((select a.act from order_act a where a.order_id = o.id and a.act in ('deliver', 'no_access')
    order by a.id desc limit 1), '') <> 'no_access';
