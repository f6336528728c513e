import type {
  DemandPage,
  DemandRow,
  DemandStatus,
  ListDemandsParams,
} from '../../../generated/model/index.ts'
import type { Db } from '../../db/index.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import { namesOf } from '../user/index.ts'
import { cutPage, readCursor } from '../../contract/cursor.ts'
import { isOwn } from '../../contract/rights/row.ts'
import { placeName } from '../place/index.ts'
import type { DemandRecord } from './demand.repository.ts'
import { countRows, countTabs, isNarrowed, listRows, ORDERS } from './list.repository.ts'
import { peopleOf } from './person.ts'
import { titleOf } from './title.ts'

const PAGE = 24

interface Names {
  agents: Map<string, string>
  people: Awaited<ReturnType<typeof peopleOf>>
}

/** A line of the list, in the reader's language. */
function toRow(row: DemandRecord, actor: Actor, { agents, people }: Names): DemandRow {
  const { where, follow } = row.doc
  const places = where?.places ?? []
  const person = row.contact_id ? people.get(row.contact_id) : undefined
  return {
    id: row.id,
    ref: row.ref,
    title: titleOf(row.doc, actor.lang),
    status: row.status,
    reason: row.reason,
    archivedAt: row.archived_at?.toISOString() ?? null,
    contactId: person?.id ?? row.contact_id,
    contactName: person?.name || null,
    operations: row.operations,
    types: row.types,
    priceMin: row.price_min,
    priceMax: row.price_max,
    areaMin: row.area_min,
    bedroomsMin: row.bedrooms_min,
    places: (places.length > 0
      ? places
      : (where?.islands ?? []).map((island) => island.toLowerCase())
    ).map((slug) => placeName(slug, actor.lang)),
    urgency: row.urgency,
    agentId: row.agent_id,
    agentName: (row.agent_id && agents.get(row.agent_id)) || null,
    expiresOn: follow?.expiresOn ?? null,
    silentSince: row.silent_since?.toISOString() ?? null,
    tags: row.tags,
    own: isOwn(row, actor),
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

/** Rows as a list shows them. */
export async function toRows(db: Db, actor: Actor, rows: DemandRecord[]): Promise<DemandRow[]> {
  const names = {
    agents: await namesOf(db, [...new Set(rows.flatMap((row) => row.agent_id ?? []))]),
    people: await peopleOf(db, rows),
  }
  return rows.map((row) => toRow(row, actor, names))
}

/** A page of demands with the counts of its tabs. A cursor that is not ours: 400. */
export async function listDemands(
  db: Db,
  actor: Actor,
  params: ListDemandsParams,
  now: Date,
): Promise<DemandPage> {
  const { cursor: text, limit = PAGE, sort = 'updated', ...filters } = params
  const order = ORDERS[sort]
  const list = `listDemands ${sort}`
  const cursor = readCursor(text, { list, kind: order.kind }, actor.lang)
  const filter = { ...filters, now }
  const { rows: found, total: all } = await listRows(db, actor, filter, { order, cursor, limit })
  const { rows, next, previous } = cutPage(found, { list, cursor, limit, value: order.value })
  const counts = await countTabs(db, actor, now)
  const { status = [], archived = false } = filters
  // Counting reads every row: not where the tabs have counted, nor where all of it lies on this
  // page.
  const totalOf = async (): Promise<number> => {
    if (all !== null) return all
    if (!isNarrowed(filter) && !archived)
      return [
        ...new Set<DemandStatus>(status.length > 0 ? status : ['SEARCH', 'CANCEL', 'WON']),
      ].reduce((sum, one) => sum + counts[one], 0)
    if (!isNarrowed(filter) && status.length === 0) return counts.archived
    return cursor === null && found.length <= limit ? found.length : countRows(db, actor, filter)
  }
  return {
    items: await toRows(db, actor, rows),
    total: await totalOf(),
    next,
    previous,
    counts,
  }
}
