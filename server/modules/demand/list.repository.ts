import type { RawBuilder } from 'kysely'
import type {
  DemandCounts,
  ListDemandsParams,
  ListDemandsSort,
} from '../../../generated/model/index.ts'
import { sql, searchTermPatterns, type Db } from '../../db/index.ts'
import type { Actor } from '../../contract/rights/actor.ts'

import type { Cursor } from '../../contract/cursor.ts'
import { reading, type Order } from '../../db/page-by-order.ts'
import { withAllMerged, withMerged } from '../contact/index.ts'
import { withinRights } from './demand.policy.ts'
import type { DemandRecord } from './demand.repository.ts'

const HIGHEST = 9_007_199_254_740_991

/** Behind every name and every day, for what has none. */
const [LAST_NAME, LAST_DAY] = ['\u{10ffff}', '9999-12-31T00:00:00.000Z']

/** A row with what its list is ordered by, where that is no column of its own. */
export type ListedDemand = DemandRecord & { person?: string }

/** So much of a name is sorted by: with the id it fits into a cursor. */
const NAME_CHARS = 120

/**
 * How who looks is sorted: by name, then each person on their own, so that two of one name do not
 * mix; of a contact that was merged, by who it is part of in the end.
 */
const PERSON = sql<string>`coalesce((
  with recursive up as (
    select id, merged_into_id, sort_name from contact where id = demand.contact_id
    union select c.id, c.merged_into_id, c.sort_name from contact c
    join up on c.id = up.merged_into_id)
  select left(sort_name, ${sql.lit(NAME_CHARS)}) || ' ' || id from up
  where merged_into_id is null), ${sql.lit(LAST_NAME)})`

/** Demands without a maximum come last both ways. */
export const ORDERS: Record<ListDemandsSort, Order<ListedDemand>> = {
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
    by: sql`coalesce(price_max, ${sql.lit(HIGHEST)})`,
    kind: 'number',
    descending: false,
    value: (row) => row.price_max ?? HIGHEST,
  },
  priceDesc: {
    by: sql`coalesce(price_max, -1)`,
    kind: 'number',
    descending: true,
    value: (row) => row.price_max ?? -1,
  },
  ref: { by: sql`ref collate "C"`, kind: 'text', descending: false, value: (row) => row.ref },
  person: {
    by: sql`person collate "C"`,
    kind: 'text',
    descending: false,
    value: (row) => row.person ?? LAST_NAME,
  },
  silent: {
    by: sql`coalesce(silent_since, ${sql.lit(LAST_DAY)}::timestamptz)`,
    kind: 'time',
    descending: false,
    value: (row) => row.silent_since?.toISOString() ?? LAST_DAY,
  },
}

/** Filters of a list besides the actor's rights. */
export interface ListFilter extends Omit<ListDemandsParams, 'cursor' | 'limit' | 'sort'> {
  now: Date
}

const DAY_MS = 86_400_000
const within = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS)

/**
 * People of the agency by how a word of them begins; a colleague's by their name alone: their phone
 * and e-mail are not shown with a shared demand, and a search must not spell them out digit by
 * digit.
 */
export function named(db: Db, actor: Actor, pattern: string) {
  const word = pattern.replace(/[^\p{L}\p{N}]/gu, '')
  const found = db
    .selectFrom('contact')
    .select('id')
    .where('agency_id', '=', actor.agencyId)
    .where(sql<boolean>`words @@ ${`'${word}':*`}::tsquery`)
  if (actor.role === 'ADMIN') return withAllMerged(found)
  return withAllMerged(
    found.where((eb) =>
      eb.or([
        eb('agent_id', '=', actor.userId),
        eb('created_by', '=', actor.userId),
        eb('shared', '=', true),
        eb('sort_name', 'like', `${word}%`),
        eb('sort_name', 'like', `% ${word}%`),
      ]),
    ),
  )
}

function filtered(db: Db, actor: Actor, filter: ListFilter) {
  let query = db
    .selectFrom('demand')
    .where(withinRights(actor))
    .where('archived_at', filter.archived ? 'is not' : 'is', null)
  if (filter.status?.length) query = query.where('status', 'in', filter.status)
  if (filter.operation?.length)
    query = query.where(sql<boolean>`operations && ${filter.operation}::text[]`)
  if (filter.type?.length) query = query.where(sql<boolean>`types && ${filter.type}::text[]`)
  if (filter.island?.length)
    query = query.where(sql<boolean>`on_islands && ${filter.island}::text[]`)
  if (filter.urgency?.length) query = query.where('urgency', 'in', filter.urgency)
  if (filter.agentId) query = query.where('agent_id', '=', filter.agentId)
  if (filter.tag?.length)
    query = query.where(sql<boolean>`tags @> ${filter.tag}::text[] and tags <> '{}'`)
  if (filter.contactId) query = query.where('contact_id', 'in', withMerged(filter.contactId))
  if (filter.priceMin !== undefined)
    query = query.where(
      sql<boolean>`
        coalesce(price_max * (100 + price_flex_pct) / 100,
          ${sql.lit(HIGHEST)}) >= ${filter.priceMin}`,
    )
  if (filter.priceMax !== undefined)
    query = query.where(sql<boolean>`coalesce(price_min, 0) <= ${filter.priceMax}`)
  if (filter.expires !== undefined)
    query = query.where('expires_at', '<=', within(filter.now, filter.expires))
  for (const pattern of searchTermPatterns(filter.q ?? ''))
    query = query.where((eb) =>
      eb.or([
        eb('search', 'like', pattern),
        ...(/[\p{L}\p{N}]/u.test(pattern)
          ? [eb('contact_id', 'in', named(db, actor, pattern))]
          : []),
      ]),
    )
  return query
}

/** Whether words are looked for: each row's are read, which is what takes time. */
export const searches = (filter: Pick<ListFilter, 'q'>): boolean =>
  searchTermPatterns(filter.q ?? '').length > 0

/**
 * Rows from the cursor on, in the direction it says, one more than `limit` to know whether there is
 * more. With words, how many have them in all as well: both come from one reading of them. Null
 * without words.
 */
export async function listRows(
  db: Db,
  actor: Actor,
  filter: ListFilter,
  page: { order: Order<ListedDemand>; cursor: Cursor | null; limit: number },
): Promise<{ rows: ListedDemand[]; total: number | null }> {
  const { order, cursor, limit } = page
  const { beyond, direction } = reading(order, cursor)
  const searched = searches(filter)
  const every = filtered(db, actor, filter)
    .select(['id', 'updated_at', 'created_at', 'price_max', 'ref'])
    // Only where they order the list: the others read an index without them.
    .$if(order === ORDERS.silent, (query) => query.select('silent_since'))
    .select(order === ORDERS.person ? PERSON.as('person') : sql<string>`''`.as('person'))
    .select(searched ? sql<number>`count(*) over ()`.as('found') : sql<number>`0`.as('found'))
  let ids = db.selectFrom(every.as('demand')).select(['id', 'found', 'person'])
  if (beyond) ids = ids.where(beyond)
  // Ids first: filtering and sorting read a narrow index, and only the page's own documents are
  // opened.
  ids = ids
    .orderBy(order.by, direction)
    .orderBy('id', direction)
    .limit(limit + 1)
  const found = await db
    .with('page', () => ids)
    .selectFrom('demand')
    .innerJoin('page', 'page.id', 'demand.id')
    .selectAll('demand')
    .select(['page.found', 'page.person'])
    .orderBy(order.by, direction)
    .orderBy('demand.id', direction)
    .execute()
  const rows = found.map(({ found: _found, ...row }) => row)
  if (!searched) return { rows, total: null }
  return { rows, total: found[0]?.found ?? (cursor ? await countRows(db, actor, filter) : 0) }
}

/**
 * Whether anything but statuses is asked; otherwise the counts of the tabs say how many there are.
 */
export const isNarrowed = ({
  now: _now,
  status: _status,
  archived: _archived,
  ...asked
}: ListFilter): boolean =>
  Object.values(asked).some(
    (value) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
  )

export async function countRows(db: Db, actor: Actor, filter: ListFilter): Promise<number> {
  const row = await filtered(db, actor, filter)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return row.n
}

/** Demands per tab within the actor's rights. */
export function countTabs(db: Db, actor: Actor, now: Date): Promise<DemandCounts> {
  const here = sql`archived_at is null`
  const count = (condition: RawBuilder<unknown>) =>
    sql<number>`(count(*) filter (where ${condition}))::int`
  return db
    .selectFrom('demand')
    .where(withinRights(actor))
    .select([
      count(sql`${here} and status = 'SEARCH'`).as('SEARCH'),
      count(sql`${here} and status = 'CANCEL'`).as('CANCEL'),
      count(sql`${here} and status = 'WON'`).as('WON'),
      count(sql`${here} and status = 'SEARCH' and urgency = 'hot'`).as('hot'),
      count(sql`${here} and status = 'SEARCH' and expires_at <= ${within(now, 30)}`).as('expiring'),
      count(sql`archived_at is not null`).as('archived'),
    ])
    .executeTakeFirstOrThrow()
}
