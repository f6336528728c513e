import { sql, type Db } from '../../../server/db/index.ts'

/** Agencies that buy, each as much as the next. */
const BUYERS = 100
const DAYS = 730

/** Those beside the one that is there: nobody signs in to them. */
const buyers = (trx: Db, slug: string) =>
  sql`
  insert into agency (id, slug, doc)
  select gen_random_uuid(), 'buyer-' || n, jsonb_build_object('tradeName', 'Agency ' || n)
  from generate_series(2, ${BUYERS}::int) n
  where exists (select 1 from agency where slug = ${slug})`.execute(trx)

/**
 * So many orders of two years, the oldest first: those of the last fortnight wait for somebody or are
 * under way, of the rest nine of ten are completed and paid.
 */
export async function fillOrders(trx: Db, slug: string, count: number): Promise<void> {
  await buyers(trx, slug)
  await sql`
    with buyer as (select id, row_number() over (order by slug <> ${slug}, slug) - 1 as at
        from agency where slug = ${slug} or slug like 'buyer-%'),
      item as (select i.id, i.seller_id, i.category, i.doc, coalesce(i.price_from, 20000) as net,
        row_number() over (order by i.id) - 1 as at from market_item i),
      home as (select array_agg(p.id order by p.id) as ids from property p
        join agency a on a.id = p.agency_id and a.slug = ${slug}),
      turn as (select n, now() - (${count}::int - n) * interval '1 day' * ${DAYS} / ${count}::int as at
        from generate_series(1, ${count}::int) n),
      stood as (select n, at, case
          when at < now() - interval '14 day' then
            case when n % 20 = 0 then 'cancelled' when n % 33 = 0 then 'declined' else 'completed' end
          else (array['requested', 'accepted', 'accepted', 'delivered', 'completed'])[n % 5 + 1]
        end as state from turn)
    insert into market_order (id, number, key, buyer_agency, seller_id, item_id, property_id, category,
      state, payment, pay, buyer_turn, seller_turn, item, sum, net, vat, retention, total, fee,
      fee_vat, options, quantity, starts_at, ends_at, due_at, paid_at, ended_at, created_at, updated_at)
    select uuidv7(s.at - now()), 'B-' || s.n, gen_random_uuid(), b.id, i.seller_id, i.id,
      case when b.at = 0 then h.ids[s.n % cardinality(h.ids) + 1] end, i.category, s.state,
      case when s.state = 'completed' then 'paid'
        when s.state in ('accepted', 'delivered') then 'awaiting' else 'none' end, 'transfer',
      s.state = 'delivered', s.state = 'requested', i.doc,
      jsonb_build_object('lines', jsonb_build_array(jsonb_build_object('kind', 'base',
        'name', i.doc -> 'title' ->> 'es', 'quantity', 1, 'amount', i.net)), 'net', i.net,
        'vatPct', 21, 'vat', round(i.net * 0.21), 'retentionPct', 15,
        'retention', round(i.net * 0.15),
        'total', i.net + round(i.net * 0.21) - round(i.net * 0.15)),
      i.net, round(i.net * 0.21), round(i.net * 0.15),
      i.net + round(i.net * 0.21) - round(i.net * 0.15), round(i.net * 0.1),
      round(round(i.net * 0.1) * 0.21), '{}', 1, s.at + interval '15 day',
      s.at + interval '15 day 90 minute', case when s.state = 'requested' then s.at + interval '60 day' end,
      case when s.state = 'completed' then s.at + interval '1 day' end,
      case when s.state in ('completed', 'cancelled', 'declined') then s.at + interval '1 day' end,
      s.at, s.at
    from stood s
    join item i on i.at = (s.n::bigint * 1237) % (select count(*) from market_item)
    join buyer b on b.at = (s.n / 7) % ${BUYERS}::int
    cross join home h`.execute(trx)
  await sql`
    insert into seller_time (order_id, seller_id, starts_at, ends_at, lat, lon)
    select o.id, o.seller_id, o.starts_at, o.ends_at, s.lat, s.lon
    from market_order o join seller s on s.id = o.seller_id where o.state = 'accepted'`.execute(trx)
  await sql`
    insert into order_act (id, order_id, act, side, version, at)
    select gen_random_uuid(), id, 'accept', 'seller', 2, created_at + interval '1 hour'
    from market_order where state in ('accepted', 'delivered', 'completed', 'cancelled')`.execute(
    trx,
  )
}
