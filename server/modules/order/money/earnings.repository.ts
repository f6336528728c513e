import { sql, type Db } from '../../../db/index.ts'
import { daysLater, startOfDay } from '../../../time/madrid.ts'
import type { NamedHome } from '../home-line.ts'
import type { OrderRow } from '../order.repository.ts'

/** Orders that a statement holds at the most. */
const MOST = 2000

/** An order with what names its home. */
export type Named = OrderRow & NamedHome

/** A seller's orders that were paid since, wait for their money or for an answer; newest first. */
export async function ordersOf(db: Db, sellerId: string, since: Date): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select o.*, p.ref, p.doc -> 'location' ->> 'town' as town,
      p.doc -> 'location' ->> 'municipalityIne' as ine
    from market_order o left join property p on p.id = o.property_id and p.deleted_at is null
    where o.seller_id = ${sellerId}::uuid and o.total is not null
      and (o.paid_at >= ${since} or o.payment = 'awaiting' or o.state = 'requested')
    order by o.id desc limit ${MOST}`.execute(db)
  return rows
}

/** An order of a statement: who bought it, and the moment that it counts in. */
export type StatementRow = Named & { buyer_name: string; counted_at: Date }

/** Orders whose transfer came in the days, and those accepted in them that wait for theirs. */
export async function ordersIn(
  db: Db,
  sellerId: string,
  { from, to }: { from: string; to: string },
): Promise<StatementRow[]> {
  const [start, end] = [startOfDay(from), startOfDay(daysLater(to, 1))]
  const { rows } = await sql<StatementRow>`
    select o.*, p.ref, p.doc -> 'location' ->> 'town' as town,
      p.doc -> 'location' ->> 'municipalityIne' as ine,
      coalesce(a.doc ->> 'tradeName', a.slug) as buyer_name, counted.at as counted_at
    from market_order o join agency a on a.id = o.buyer_agency
    left join property p on p.id = o.property_id and p.deleted_at is null
    cross join lateral (select coalesce(o.paid_at, (select max(act.at) from order_act act
      where act.order_id = o.id and act.act = 'accept')) as at) counted
    where o.seller_id = ${sellerId}::uuid and o.total is not null
      and (o.paid_at is not null or o.payment = 'awaiting')
      and counted.at >= ${start} and counted.at < ${end}
    order by counted.at, o.id limit ${MOST}`.execute(db)
  return rows
}
