import type { ListOrdersParams, OrderPage, OrderRow } from '../../../../generated/model/index.ts'
import { requireSession, type Ctx, type Session } from '../../../contract/context.ts'
import { cutPage, readCursor } from '../../../contract/cursor.ts'
import type { Db } from '../../../db/index.ts'
import { findSeller } from '../../market/index.ts'
import { homeLine } from '../home-line.ts'
import { countListed, listedRows, type Listed, type Whose } from './list.repository.ts'

/** Whose turn it is, as a number: a cursor says it, since an act on its order changes it. */
const LIST = { list: 'listOrders', kind: 'number' } as const
const PAGE = 24

/** Whose orders a list is of; null: of nobody, who has sold nothing. */
async function whose(
  db: Db,
  side: 'bought' | 'sold',
  { role, userId, agencyId }: Session,
): Promise<Whose | null> {
  if (side === 'sold') {
    if (role === 'STAFF') return null
    const owner = { userId, agencyId: role === 'SERVICE' ? null : agencyId }
    const seller = await findSeller(db, owner)
    return seller && { sellerId: seller.id }
  }
  if (agencyId === null || role === 'SERVICE') return null
  return { agencyId, ...(role !== 'ADMIN' && { userId }) }
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
  const asked = { whose: mine, state, propertyId }
  const [found, counted] = await Promise.all([
    listedRows(db, asked, { after: cursor, limit }),
    countListed(db, asked),
  ])
  const { rows, next } = cutPage(found, {
    list: LIST.list,
    cursor,
    limit,
    value: (row) => Number(turnOf(row, wanted)),
  })
  return {
    items: rows.map((row) => toRow(row, wanted)),
    next,
    ...counted,
  }
}

const turnOf = (row: Listed, side: 'bought' | 'sold'): boolean =>
  side === 'bought' ? row.buyer_turn : row.seller_turn

function toRow(row: Listed, side: 'bought' | 'sold'): OrderRow {
  return {
    id: row.id,
    number: row.number,
    state: row.state,
    payment: row.payment,
    turn: turnOf(row, side),
    category: row.category,
    title: row.item.title ?? {},
    otherName: (side === 'bought' ? row.seller_name : row.buyer_name) ?? '',
    homeTitle: homeLine(row),
    total: row.total,
    startsAt: row.starts_at?.toISOString() ?? null,
    dueAt: row.due_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  }
}
