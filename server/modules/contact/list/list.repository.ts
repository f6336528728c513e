import type { ContactCounts, ListContactsParams } from '../../../../generated/model/index.ts'
import { sql, type Db, type RawBuilder } from '../../../db/index.ts'
import type { Cursor } from '../../../contract/cursor.ts'
import { momentOf, reading, type Order } from '../../../db/page-by-order.ts'
import type { Actor } from '../../../contract/rights/actor.ts'

import { withinRights } from '../contact.policy.ts'
import { COLUMNS, type ContactRecord } from '../contact.repository.ts'
import { asked } from '../derive.ts'

/** Which contacts, besides the actor's rights. */
export interface ListFilter extends Pick<
  ListContactsParams,
  'q' | 'view' | 'role' | 'tag' | 'language' | 'agentId'
> {
  ids?: string[]
}

export type ListSort = NonNullable<ListContactsParams['sort']>

/** A row with where it stands in the order of its list. */
export type ListedContact = ContactRecord & { place: string }

const newest = (by: RawBuilder<Date>): Order<ListedContact> => ({
  by,
  kind: 'time',
  descending: true,
  value: ({ place }) => place,
})

export const ORDERS: Record<ListSort, Order<ListedContact>> = {
  activity: newest(sql`contact.active_at`),
  name: {
    by: sql`contact.sort_name collate "C"`,
    kind: 'text',
    descending: false,
    value: ({ place }) => place,
  },
  created: newest(sql`contact.created_at`),
}

/** The tabs, as conditions; `mine` asks for whom. */
const VIEWS: Record<keyof ContactCounts, (userId: string | null) => RawBuilder<boolean>> = {
  all: () => sql<boolean>`contact.archived_at is null`,
  mine: (userId) =>
    sql<boolean>`contact.archived_at is null and contact.agent_id = ${userId}::uuid`,
  owners: () =>
    sql<boolean>`contact.archived_at is null and contact.roles && '{owner,landlord}'::text[]`,
  buyers: () => sql<boolean>`contact.archived_at is null and contact.roles && '{buyer}'::text[]`,
  tenants: () => sql<boolean>`contact.archived_at is null and contact.roles && '{tenant}'::text[]`,
  unassigned: () => sql<boolean>`contact.archived_at is null and contact.agent_id is null`,
  archived: () => sql<boolean>`contact.archived_at is not null`,
}

function filtered(db: Db, actor: Actor, filter: ListFilter) {
  let query = db
    .selectFrom('contact')
    .where(withinRights(actor))
    .where(VIEWS[filter.view ?? 'all'](actor.userId))
  if (filter.ids) query = query.where('contact.id', 'in', filter.ids)
  if (filter.role?.length)
    query = query.where(sql<boolean>`contact.roles && ${filter.role}::text[]`)
  if (filter.tag?.length) query = query.where(sql<boolean>`contact.tags @> ${filter.tag}::text[]`)
  if (filter.language?.length) query = query.where('contact.language', 'in', filter.language)
  if (filter.agentId) query = query.where('contact.agent_id', '=', filter.agentId)
  const words = asked(filter.q ?? '')
  if (words !== null) query = query.where(sql<boolean>`contact.words @@ ${words}::tsquery`)
  return query
}

/**
 * Rows from the cursor on, in the direction it says, one more than `limit` to know whether there is
 * more.
 */
export function listRows(
  db: Db,
  actor: Actor,
  filter: ListFilter,
  page: { sort: ListSort; cursor: Cursor | null; limit: number },
): Promise<ListedContact[]> {
  const order = ORDERS[page.sort]
  const { by, kind } = order
  // The cursor holds the place: the row it was written at may be merged, erased or handed over.
  const { beyond, direction } = reading(order, page.cursor)
  const place = kind === 'time' ? momentOf(by) : sql<string>`contact.sort_name`
  let query = filtered(db, actor, filter).select(COLUMNS).select(place.as('place'))
  if (beyond) query = query.where(beyond)
  return query
    .orderBy(by, direction)
    .orderBy('contact.id', direction)
    .limit(page.limit + 1)
    .execute()
}

export async function countRows(db: Db, actor: Actor, filter: ListFilter): Promise<number> {
  const row = await filtered(db, actor, filter)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return row.n
}

/** What stands on the tabs. */
export async function countViews(db: Db, actor: Actor): Promise<ContactCounts> {
  const names = Object.keys(VIEWS) as (keyof ContactCounts)[]
  const counts = names.map((name) =>
    sql<number>`(count(*) filter (where ${VIEWS[name](actor.userId)}))::int`.as(name),
  )
  const row = await db
    .selectFrom('contact')
    .where(withinRights(actor))
    .select(counts)
    .executeTakeFirstOrThrow()
  return row as ContactCounts
}

/** Words used by the agency, most used first. */
export async function usedWords(
  db: Db,
  actor: Actor,
): Promise<{ tags: string[]; stages: string[] }> {
  const tags = await sql<{ word: string }>`
    select tag as word from contact, unnest(tags) tag
    where agency_id = ${actor.agencyId} and merged_into_id is null and erased_at is null
    group by tag order by count(*) desc, tag limit 200`.execute(db)
  const stages = await sql<{ word: string }>`
    select funnel_stage as word from contact
    where agency_id = ${actor.agencyId} and merged_into_id is null and erased_at is null
    and funnel_stage is not null group by 1 order by count(*) desc, 1 limit 50`.execute(db)
  return { tags: tags.rows.map(({ word }) => word), stages: stages.rows.map(({ word }) => word) }
}
