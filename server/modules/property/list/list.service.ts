import type {
  ListPropertiesParams,
  PropertyHistoryPage,
  PropertyPage,
  PropertyRow,
  PropertyStatus,
} from '../../../../generated/model/index.ts'
import type { Db } from '../../../db/index.ts'
import { rowFields } from '../../../fields/home.ts'
import { idsOf } from '../../contact/index.ts'
import type { Actor } from '../../../contract/rights/actor.ts'
import { getUser } from '../../user/index.ts'
import { applicable } from '../rules/applicable.ts'
import { cutPage, readCursor } from '../../../contract/cursor.ts'
import {
  countByStatus,
  countRows,
  listRows,
  ORDERS,
  searches,
  type ListFilter,
} from './list.repository.ts'
import { isOwn } from '../../../contract/rights/row.ts'
import { historyWithinRights, readable } from '../property.policy.ts'
import {
  findMedia,
  findProperty,
  type MediaRecord,
  type PropertyRecord,
} from '../property.repository.ts'
import { dayOf } from '../../../time/madrid.ts'
import { missingOf } from '../view.ts'

const PAGE = 24

/** Full names of people by id; whoever is gone has none. */
async function namesOf(db: Db, ids: (string | null)[]): Promise<Map<string, string>> {
  const distinct = [...new Set(ids.filter((id) => id !== null))]
  const people = await Promise.all(distinct.map((id) => getUser(db, id)))
  return new Map(
    people.flatMap((person) =>
      person ? [[person.id, `${person.first_name} ${person.last_name}`.trim()]] : [],
    ),
  )
}

/** A line of the portfolio, titled in the reader's language where the home has one. */
function toRow(
  home: PropertyRecord,
  {
    agentName,
    media,
    day,
    actor,
  }: { agentName: string | null; media: MediaRecord[]; day: string; actor: Actor },
): PropertyRow {
  const { price, area } = home
  return {
    id: home.id,
    ref: home.ref,
    title: home.doc.texts?.title?.[actor.lang] ?? home.title,
    status: home.status,
    substatus: home.substatus,
    type: home.type,
    operations: home.operations,
    price,
    rentPeriod: home.doc.basics?.offers[0]?.rentPeriod ?? null,
    previousPrice: home.previous_price,
    area,
    pricePerM2: price !== null && area !== null && area > 0 ? Math.round(price / area) : null,
    bedrooms: home.bedrooms,
    bathrooms: home.bathrooms,
    town: home.town,
    island: home.island,
    thumb: home.thumb,
    photoCount: home.photo_count,
    completenessPct: home.completeness,
    agentId: home.agent_id,
    agentName,
    exclusive: home.exclusive,
    mandateEndsOn: home.mandate_ends,
    leadCount: home.lead_count,
    tags: home.tags,
    missing: missingOf(home, media, { day, lang: actor.lang }),
    own: isOwn(home, actor),
    version: home.version,
    updatedAt: home.updated_at.toISOString(),
    publishedAt: home.published_at?.toISOString() ?? null,
    source: home.source,
    fields: rowFields(applicable(home.doc), actor.lang),
  }
}

/** A search as the query takes it: owners with the records merged into them. */
export async function filterOf(
  db: Db,
  asked: Omit<ListFilter, 'day' | 'now' | 'ownerIds'>,
  now: Date,
): Promise<ListFilter> {
  return {
    ...asked,
    day: dayOf(now),
    now,
    ...(asked.ownerId && { ownerIds: await idsOf(db, asked.ownerId) }),
  }
}

/** A page of the portfolio with the counts of its tabs. A cursor that is not ours: 400. */
export async function listProperties(
  db: Db,
  actor: Actor,
  params: ListPropertiesParams,
  now: Date,
): Promise<PropertyPage> {
  const { cursor: text, limit = PAGE, sort = 'updated', ...filters } = params
  const order = ORDERS[sort]
  const list = `listProperties ${sort}`
  const cursor = readCursor(text, { list, kind: order.kind }, actor.lang)
  const filter = await filterOf(db, filters, now)
  // Of 50,000 homes the counting is what takes time: the three are asked at once, and one count
  // says both where it can.
  const [{ rows: found, total }, counts, counted] = await Promise.all([
    listRows(db, actor, filter, { order, cursor, limit }),
    countByStatus(db, actor),
    isNarrowed(filters) && !searches(filter) ? countRows(db, actor, filter) : null,
  ])
  const {
    rows: homes,
    next,
    previous,
  } = cutPage(found, { list, cursor, limit, value: order.value })
  const [names, media] = await Promise.all([
    namesOf(
      db,
      homes.map((home) => home.agent_id),
    ),
    findMedia(
      db,
      homes.map(({ id }) => id),
    ),
  ])
  return {
    items: homes.map((home) =>
      toRow(home, {
        agentName: (home.agent_id && names.get(home.agent_id)) || null,
        media: media.filter((one) => one.property_id === home.id),
        day: filter.day,
        actor,
      }),
    ),
    total: total ?? counted ?? totalOf(counts, filters.status),
    next,
    previous,
    counts,
  }
}

/** Is more asked than a status? */
const isNarrowed = ({
  status: _status,
  ...others
}: Omit<ListPropertiesParams, 'cursor' | 'limit' | 'sort'>): boolean =>
  Object.values(others).some(
    (value) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
  )

/** Homes of these statuses; without any, all but what is put away. */
const totalOf = (
  counts: Partial<Record<PropertyStatus, number>>,
  statuses: PropertyStatus[] = [],
): number =>
  Object.entries(counts).reduce(
    (sum, [status, n]) =>
      (statuses.length > 0 ? statuses.includes(status as PropertyStatus) : status !== 'archived')
        ? sum + n
        : sum,
    0,
  )

/** What happened to a home, newest first. */
export async function listHistory(
  db: Db,
  actor: Actor,
  id: string,
  params: { cursor?: string; limit?: number },
): Promise<PropertyHistoryPage> {
  const home = readable(await findProperty(db, id), actor)
  const { limit = PAGE, cursor: text } = params
  const of = { list: 'listPropertyHistory', kind: 'id' } as const
  const cursor = readCursor(text, of, actor.lang)
  let query = db
    .selectFrom('property_history')
    .selectAll()
    .where('property_id', '=', id)
    .where(historyWithinRights(home, actor))
  if (cursor) query = query.where('id', '<', cursor.id)
  const found = await query
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const { rows: entries, next } = cutPage(found, { ...of, cursor, limit })
  const names = await namesOf(
    db,
    entries.map((entry) => entry.by_user),
  )
  return {
    items: entries.map(
      ({ id: entryId, at, kind, by_user, reason, text: words, field, old, new: fresh }) => ({
        id: entryId,
        at: at.toISOString(),
        kind,
        byName: (by_user && names.get(by_user)) || null,
        reason,
        text: words,
        field,
        old,
        new: fresh,
      }),
    ),
    next,
  }
}
