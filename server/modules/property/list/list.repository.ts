import type {
  ListPropertiesParams,
  ListPropertiesSort,
  PropertyStatus,
} from '../../../../generated/model/index.ts'
import { sql, type Db } from '../../../db/index.ts'
import type { Actor } from '../../../contract/rights/actor.ts'
import type { Cursor } from '../../../contract/cursor.ts'
import { reading, type Order } from '../../../db/page-by-order.ts'
import { fold } from '../fold.ts'
import { ownedBy } from '../owners.ts'
import { ownWithin, withinRights, wordsWithin } from '../property.policy.ts'
import type { PropertyRecord } from '../property.repository.ts'

const HIGHEST = 9_007_199_254_740_991

/** Homes without a price come last both ways. */
export const ORDERS: Record<ListPropertiesSort, Order<PropertyRecord>> = {
  updated: {
    by: sql`updated_at`,
    kind: 'time',
    descending: true,
    value: (row) => row.updated_at.toISOString(),
  },
  created: {
    by: sql`created_at`,
    kind: 'time',
    descending: true,
    value: (row) => row.created_at.toISOString(),
  },
  price: {
    by: sql`coalesce(price, ${sql.lit(HIGHEST)})`,
    kind: 'number',
    descending: false,
    value: (row) => row.price ?? HIGHEST,
  },
  priceDesc: {
    by: sql`coalesce(price, -1)`,
    kind: 'number',
    descending: true,
    value: (row) => row.price ?? -1,
  },
  ref: { by: sql`ref collate "C"`, kind: 'text', descending: false, value: (row) => row.ref },
  completeness: {
    by: sql`completeness`,
    kind: 'number',
    descending: true,
    value: (row) => row.completeness,
  },
}

/** Filters of a list besides the actor's rights. `day` is YYYY-MM-DD. */
export interface ListFilter extends Omit<ListPropertiesParams, 'cursor' | 'limit' | 'sort'> {
  day: string
  now: Date
  /** Homes of these contacts; owners of a colleague's shared home stay unknown. */
  ownerIds?: string[]
}

const DAY_MS = 86_400_000
const escapeLike = (word: string): string => word.replace(/[\\%_]/g, '\\$&')

/** The homes of a search within the actor's rights. */
export function filtered(db: Db, actor: Actor, filter: ListFilter) {
  let query = db.selectFrom('property').where(withinRights(actor))
  if (filter.status?.length) query = query.where('status', 'in', filter.status)
  else query = query.where('status', '!=', 'archived')
  if (filter.operation?.length)
    query = query.where(sql<boolean>`operations && ${filter.operation}::text[]`)
  if (filter.type?.length) query = query.where('type', 'in', filter.type)
  if (filter.island?.length) query = query.where('island', 'in', filter.island)
  if (filter.ownerIds) query = query.where(ownWithin(actor)).where(ownedBy(filter.ownerIds))
  if (filter.tag?.length) query = query.where(sql<boolean>`tags @> ${filter.tag}::text[]`)
  if (filter.source?.length) query = query.where('source', 'in', filter.source)
  if (filter.agentId) query = query.where('agent_id', '=', filter.agentId)
  if (filter.priceMin !== undefined) query = query.where('price', '>=', filter.priceMin)
  if (filter.priceMax !== undefined) query = query.where('price', '<=', filter.priceMax)
  if (filter.incomplete !== undefined) query = query.where('complete', '=', !filter.incomplete)
  if (filter.priceLowered)
    query = query.where('lowered_at', '>', new Date(filter.now.getTime() - 30 * DAY_MS))
  if (filter.mandateEnds !== undefined) {
    query = query.where(
      sql<boolean>`
        mandate_ends between ${filter.day}::date
        and ${filter.day}::date + ${filter.mandateEnds}::int`,
    )
  }
  for (const word of fold(filter.q ?? '')
    .split(' ')
    .filter(Boolean)) {
    const like = `%${escapeLike(word)}%`
    query = query.where(wordsWithin(actor, (column) => sql`${sql.ref(column)} like ${like}`))
  }
  return query
}

/** Whether words are looked for: each row's are read, which is what takes time. */
export const searches = (filter: Pick<ListFilter, 'q'>): boolean =>
  fold(filter.q ?? '').trim() !== ''

/**
 * Rows from the cursor on, in the direction it says, one more than `limit` to know whether there is
 * more. With words, how many have them in all as well: both come from one reading of them. Null
 * without words.
 */
export async function listRows(
  db: Db,
  actor: Actor,
  filter: ListFilter,
  page: { order: Order<PropertyRecord>; cursor: Cursor | null; limit: number },
): Promise<{ rows: PropertyRecord[]; total: number | null }> {
  const { order, cursor, limit } = page
  const { beyond, direction } = reading(order, cursor)
  const searched = searches(filter)
  const every = filtered(db, actor, filter)
    .select(['id', 'updated_at', 'created_at', 'price', 'ref', 'completeness'])
    .select(searched ? sql<number>`count(*) over ()`.as('found') : sql<number>`0`.as('found'))
  let ids = db.selectFrom(every.as('property')).select(['id', 'found'])
  if (beyond) ids = ids.where(beyond)
  // Ids first: filtering and sorting read a narrow index, and only the page's own documents are
  // opened.
  ids = ids
    .orderBy(order.by, direction)
    .orderBy('id', direction)
    .limit(limit + 1)
  const found = await db
    .with('page', () => ids)
    .selectFrom('property')
    .innerJoin('page', 'page.id', 'property.id')
    .selectAll('property')
    .select('page.found')
    .orderBy(order.by, direction)
    .orderBy('property.id', direction)
    .execute()
  const rows = found.map(({ found: _found, ...row }) => row)
  if (!searched) return { rows, total: null }
  return { rows, total: found[0]?.found ?? (cursor ? await countRows(db, actor, filter) : 0) }
}

export async function countRows(db: Db, actor: Actor, filter: ListFilter): Promise<number> {
  const row = await filtered(db, actor, filter)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return row.n
}

/** Homes per status within the actor's rights. */
export async function countByStatus(
  db: Db,
  actor: Actor,
): Promise<Partial<Record<PropertyStatus, number>>> {
  const rows = await db
    .selectFrom('property')
    .where(withinRights(actor))
    .select((eb) => ['status', eb.fn.countAll<number>().as('n')])
    .groupBy('status')
    .execute()
  return Object.fromEntries(rows.map(({ status, n }) => [status, n]))
}
