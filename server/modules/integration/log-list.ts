import type {
  IntegrationActivityPage,
  IntegrationLogEntry,
  IntegrationLogPage,
} from '../../../generated/model/index.ts'
import { cutPage, readCursor } from '../../contract/cursor.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import { sql, type Db } from '../../db/index.ts'
import type { HistoryValue } from '../../db/tables/property.ts'
import { namesOf } from '../user/index.ts'

const LIST = 'integrationLog'
const ALL = 'integrationActivity'

/** What changed, of an entry. */
interface LogRow {
  field: string | null
  old: HistoryValue
  new: HistoryValue
}

const isPeople = (field: string | null): boolean => field?.endsWith('.agentIds') ?? false

const idsOf = (value: HistoryValue): string[] =>
  typeof value === 'string' ? value.split(', ').filter(Boolean) : []

/** Who is in a choice of people. */
const peopleIn = ({ field, old, new: now }: LogRow): string[] =>
  isPeople(field) ? [...idsOf(old), ...idsOf(now)] : []

/** A choice of people by their names; who has none any more counts by the id. */
const named = ({ field }: LogRow, value: HistoryValue, names: Map<string, string>): HistoryValue =>
  isPeople(field) && value !== null
    ? idsOf(value)
        .map((id) => names.get(id) ?? id)
        .join(', ')
    : value

/** Entries with the home each is about, while it is there. */
const entries = (db: Db) =>
  db
    .selectFrom('integration_log as l')
    .leftJoin('property as h', (join) =>
      join.onRef('h.id', '=', 'l.property_id').on('h.deleted_at', 'is', null),
    )
    .selectAll('l')
    .select(['h.ref', sql<string | null>`nullif(h.title, '')`.as('title')])

type Found = Awaited<ReturnType<ReturnType<typeof entries>['execute']>>[number]

/** Entries in the shape of the contract, people by their names. */
async function toEntries(db: Db, rows: Found[]): Promise<IntegrationLogEntry[]> {
  const names = await namesOf(
    db,
    rows.flatMap(({ by_user: by, ...row }) => [by ?? [], peopleIn(row)].flat()),
  )
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    byName: row.by_user === null ? null : (names.get(row.by_user) ?? null),
    kind: row.kind,
    field: row.field,
    old: named(row, row.old, names),
    new: named(row, row.new, names),
    home:
      row.property_id === null || row.ref === null
        ? null
        : { propertyId: row.property_id, ref: row.ref, title: row.title },
  }))
}

/** What part of a log is asked for. */
interface Asked {
  cursor?: string | undefined
  limit: number
}

/** A page of what happened on a channel, newest first; 400 for a strange cursor. */
export async function listLog(
  db: Db,
  integrationId: string,
  { cursor: text, limit }: Asked,
  { lang }: Actor,
): Promise<IntegrationLogPage> {
  const cursor = readCursor(text, { list: LIST, kind: 'id' }, lang)
  const back = cursor?.back ?? false
  const found = await entries(db)
    .where('l.integration_id', '=', integrationId)
    .$if(cursor !== null, (query) => query.where('l.id', back ? '>' : '<', cursor?.id ?? ''))
    .orderBy('l.id', back ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute()
  const { rows, next, previous } = cutPage(found, { list: LIST, cursor, limit })
  return { items: await toEntries(db, rows), next, previous }
}

/** A page of what happened on all channels of the actor's agency, newest first. */
export async function listActivity(
  db: Db,
  { cursor: text, limit }: Asked,
  { agencyId, lang }: Actor,
): Promise<IntegrationActivityPage> {
  const cursor = readCursor(text, { list: ALL, kind: 'id' }, lang)
  const back = cursor?.back ?? false
  const found = await entries(db)
    .innerJoin('integration as i', 'i.id', 'l.integration_id')
    .select(['i.name', 'i.direction'])
    .where('i.agency_id', '=', agencyId)
    .$if(cursor !== null, (query) => query.where('l.id', back ? '>' : '<', cursor?.id ?? ''))
    .orderBy('l.id', back ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute()
  const { rows, next, previous } = cutPage(found, { list: ALL, cursor, limit })
  const told = await toEntries(db, rows)
  const items = rows.flatMap(({ integration_id: id, name, direction }, at) => {
    const entry = told[at]
    return entry ? [{ channel: { id, name, direction }, entry }] : []
  })
  return { items, next, previous }
}
