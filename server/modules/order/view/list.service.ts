import type { ListOrdersParams, OrderPage, OrderRow } from '../../../../generated/model/index.ts'
import { requireSession, type Ctx, type Session } from '../../../contract/context.ts'
import { cutPage, readCursor } from '../../../contract/cursor.ts'
import { sql, type Db, type RawBuilder } from '../../../db/index.ts'
import { findSeller } from '../../market/index.ts'
import { municipality } from '../../place/index.ts'
import type { OrderRow as Stored } from '../order.repository.ts'

/** Whose turn it is, as a number: a cursor says it, since an act on its order changes it. */
const LIST = { list: 'listOrders', kind: 'number' } as const
const PAGE = 24

type Listed = Stored & {
  seller_name: string | null
  buyer_name: string
  ref: string | null
  town: string | null
  ine: string | null
}

/** Whose orders a list is of; null: of nobody, who has sold nothing. */
async function whose(
  db: Db,
  side: 'bought' | 'sold',
  { role, userId, agencyId }: Session,
): Promise<{ rows: RawBuilder<boolean>; turn: RawBuilder<boolean> } | null> {
  if (side === 'sold') {
    if (role === 'STAFF') return null
    const owner = { userId, agencyId: role === 'SERVICE' ? null : agencyId }
    const seller = await findSeller(db, owner)
    return seller && { rows: sql`o.seller_id = ${seller.id}::uuid`, turn: sql`o.seller_turn` }
  }
  if (agencyId === null || role === 'SERVICE') return null
  const rows =
    role === 'ADMIN'
      ? sql<boolean>`o.buyer_agency = ${agencyId}::uuid`
      : sql<boolean>`o.buyer_agency = ${agencyId}::uuid and o.buyer_user = ${userId}::uuid`
  return { rows, turn: sql`o.buyer_turn` }
}

/** Orders of a side: those that wait for it first, then the newest. */
export async function listOrders(
  { side, state, propertyId, cursor: text, limit = PAGE }: ListOrdersParams,
  ctx: Ctx,
): Promise<OrderPage> {
  const session = requireSession(ctx)
  const { db } = ctx.deps
  const cursor = readCursor(text, LIST, ctx.lang)
  const wanted = side ?? (session.role === 'SERVICE' ? 'sold' : 'bought')
  const mine = await whose(db, wanted, session)
  if (!mine) return { items: [], next: null, total: 0, turns: 0 }
  const fits = sql`${mine.rows}
    ${state ? sql`and o.state = ${state}` : sql``}
    ${propertyId ? sql`and o.property_id = ${propertyId}::uuid` : sql``}`
  const beyond = cursor
    ? sql`and (${mine.turn}::int, o.id) < (${cursor.value}::int, ${cursor.id}::uuid)`
    : sql``
  const { rows: found } = await sql<Listed>`
    select o.*, s.doc ->> 'displayName' as seller_name,
      coalesce(a.doc ->> 'tradeName', a.slug) as buyer_name, p.ref,
      p.doc -> 'location' ->> 'town' as town, p.doc -> 'location' ->> 'municipalityIne' as ine
    from (select o.* from market_order o where ${fits} ${beyond}
      order by ${mine.turn} desc, o.id desc limit ${limit + 1}) o
    join seller s on s.id = o.seller_id join agency a on a.id = o.buyer_agency
    left join property p on p.id = o.property_id and p.deleted_at is null
    order by ${mine.turn} desc, o.id desc`.execute(db)
  const { rows: counted } = await sql<{ total: number; turns: number }>`
    select count(*)::int as total, count(*) filter (where ${mine.turn})::int as turns
    from market_order o where ${fits}`.execute(db)
  const { rows, next } = cutPage(found, {
    list: LIST.list,
    cursor,
    limit,
    value: (row) => Number(turnOf(row, wanted)),
  })
  return {
    items: rows.map((row) => toRow(row, wanted)),
    next,
    total: counted[0]?.total ?? 0,
    turns: counted[0]?.turns ?? 0,
  }
}

const turnOf = (row: Listed, side: 'bought' | 'sold'): boolean =>
  side === 'bought' ? row.buyer_turn : row.seller_turn

function toRow(row: Listed, side: 'bought' | 'sold'): OrderRow {
  const town = row.town ?? (row.ine ? municipality(row.ine)?.name : null)
  return {
    id: row.id,
    number: row.number,
    state: row.state,
    payment: row.payment,
    turn: turnOf(row, side),
    category: row.category,
    title: row.item.title ?? {},
    otherName: (side === 'bought' ? row.seller_name : row.buyer_name) ?? '',
    homeTitle: row.ref === null ? null : town ? `${row.ref}, ${town}` : row.ref,
    total: row.total,
    startsAt: row.starts_at?.toISOString() ?? null,
    dueAt: row.due_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  }
}
