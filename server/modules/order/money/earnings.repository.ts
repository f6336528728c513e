import type { OrderState } from '../../../../generated/model/index.ts'
import { sql, type Db } from '../../../db/index.ts'
import { daysLater, startOfDay } from '../../../time/madrid.ts'
import type { NamedHome } from '../home-line.ts'
import type { OrderRow } from '../order.repository.ts'
import { KNOWN_PAYMENTS, KNOWN_STATES } from './unread.ts'

/** Orders that a statement holds at the most. */
const MOST = 2000

/** What the sums of an order are made of: hundreds are read at once, none with its documents. */
const EARNED = [
  'id',
  'number',
  'state',
  'payment',
  'pay',
  'net',
  'vat',
  'retention',
  'total',
  'fee',
  'fee_vat',
  'back',
  'refunded',
  'paid_at',
] as const
const earned = sql.join(EARNED.map((name) => sql.ref(`o.${name}`)))

/** States that an order comes to by being accepted. */
const ACCEPTED: readonly OrderState[] = ['accepted', 'delivered', 'disputed', 'completed', 'closed']

/** An order as earnings read it, with what names its home. */
export type Earned = Pick<OrderRow, (typeof EARNED)[number]> & NamedHome

/** A seller's orders that were paid since, wait for their money or for an answer; newest first. */
export async function ordersOf(db: Db, sellerId: string, since: Date): Promise<Earned[]> {
  const { rows } = await sql<Earned>`
    select ${earned}, p.ref, p.doc -> 'location' ->> 'town' as town,
      p.doc -> 'location' ->> 'municipalityIne' as ine
    from market_order o left join property p on p.id = o.property_id and p.deleted_at is null
    where o.seller_id = ${sellerId}::uuid and o.total is not null
      and (o.paid_at >= ${since} or o.payment = 'awaiting' or o.state = 'requested'
        or o.payment <> all(${KNOWN_PAYMENTS}::text[]) or o.state <> all(${KNOWN_STATES}::text[]))
    order by o.id desc limit ${MOST}`.execute(db)
  return rows
}

/** An order of a statement: who bought it, and the moment that it counts in. */
export type StatementRow = Earned & {
  item: OrderRow['item']
  buyer_name: string
  /** Null: only a later version knows. */
  counted_at: Date | null
}

/**
 * Orders whose transfer came in the days, and those accepted in them that wait for theirs. One that was
 * accepted, or is paid, in a way that only a later version knows, so that no day of it is known, counts
 * in any since it was made.
 */
export async function ordersIn(
  db: Db,
  sellerId: string,
  { from, to }: { from: string; to: string },
): Promise<StatementRow[]> {
  const [start, end] = [startOfDay(from), startOfDay(daysLater(to, 1))]
  const { rows } = await sql<StatementRow>`
    select ${earned}, o.item, p.ref, p.doc -> 'location' ->> 'town' as town,
      p.doc -> 'location' ->> 'municipalityIne' as ine,
      coalesce(a.doc ->> 'tradeName', a.slug) as buyer_name, counted.at as counted_at
    from market_order o join agency a on a.id = o.buyer_agency
    left join property p on p.id = o.property_id and p.deleted_at is null
    cross join lateral (select coalesce(o.paid_at, (select max(act.at) from order_act act
      where act.order_id = o.id and act.act = 'accept')) as at) counted
    where o.seller_id = ${sellerId}::uuid and o.total is not null
      and (o.paid_at is not null or o.payment = 'awaiting'
        or o.payment <> all(${KNOWN_PAYMENTS}::text[]))
      and ((counted.at >= ${start} and counted.at < ${end})
        or (counted.at is null and o.created_at < ${end}
          and (o.payment <> 'awaiting' or o.state = any(${ACCEPTED}::text[]))))
    order by counted.at, o.id limit ${MOST}`.execute(db)
  return rows
}
