import type { Cursor } from '../../../contract/cursor.ts'
import { sql, type Db } from '../../../db/index.ts'
import type { NamedHome } from '../home-line.ts'
import type { OrderRow } from '../order.repository.ts'

/** An order as the operator's list of disputes has it. */
export type Disputed = OrderRow &
  NamedHome & {
    seller_name: string | null
    buyer_name: string
  }

/** Columns of `Disputed`, for orders named `o`; of a home its reference and town. */
const DISPUTED = sql`o.*, s.doc ->> 'displayName' as seller_name,
  coalesce(a.doc ->> 'tradeName', a.slug) as buyer_name,
  p.ref, p.doc -> 'location' ->> 'town' as town,
  p.doc -> 'location' ->> 'municipalityIne' as ine`
const DISPUTED_FROM = sql`join seller s on s.id = o.seller_id
  join agency a on a.id = o.buyer_agency
  left join property p on p.id = o.property_id and p.deleted_at is null`

type Place = Pick<Cursor, 'value' | 'id'>
/** When we settle it, as a cursor has it: one that was settled meanwhile has it no more. */
const DUE = sql`date_trunc('milliseconds', coalesce(o.due_at, o.updated_at))`

/** Open ones: the longest waiting first. */
export const OPEN = {
  kind: 'time',
  fits: sql`o.state = 'disputed'`,
  by: sql`${DUE}, o.id`,
  beyond: ({ value, id }: Place) => sql`and (${DUE}, o.id) > (${value}::timestamptz, ${id}::uuid)`,
  value: ({ due_at: due, updated_at: at }: Disputed) => (due ?? at).toISOString(),
} as const
/** Settled ones: the newest first. */
export const SETTLED = {
  kind: 'id',
  fits: sql`exists (select from order_act j where j.order_id = o.id and j.act = 'judge')`,
  by: sql`o.id desc`,
  beyond: ({ id }: Place) => sql`and o.id < ${id}::uuid`,
  value: () => null,
} as const

/** Disputes of one kind from one on, one more than the page has, and how many there are. */
export async function disputedRows(
  db: Db,
  { fits, by, beyond }: typeof OPEN | typeof SETTLED,
  { after, limit }: { after: Place | null; limit: number },
): Promise<{ rows: Disputed[]; total: number }> {
  const { rows } = await sql<Disputed>`
    select ${DISPUTED} from market_order o ${DISPUTED_FROM}
    where ${fits} ${after === null ? sql`` : beyond(after)}
    order by ${by} limit ${limit + 1}`.execute(db)
  const { rows: counted } = await sql<{ n: number }>`
    select count(*)::int as n from market_order o where ${fits}`.execute(db)
  return { rows, total: counted[0]?.n ?? 0 }
}

/** An order that is or was disputed. */
export async function disputedById(db: Db, id: string): Promise<Disputed | undefined> {
  const { rows } = await sql<Disputed>`
    select ${DISPUTED} from market_order o ${DISPUTED_FROM}
    where o.id = ${id}::uuid
      and exists (select from order_act d where d.order_id = o.id and d.act = 'dispute')`.execute(
    db,
  )
  return rows[0]
}
