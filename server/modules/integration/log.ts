import type {
  IntegrationLogEntry,
  IntegrationLogEntryKind,
  IntegrationLogPage,
} from '../../../generated/model/index.ts'
import { cutPage, readCursor } from '../../contract/cursor.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import { json, uuidv7, type Db } from '../../db/index.ts'
import type { HistoryValue } from '../../db/tables/property.ts'
import { namesOf } from '../user/index.ts'

const LIST = 'integrationLog'

/** What changed, of an entry. */
interface LogRow {
  field: string | null
  old: HistoryValue
  new: HistoryValue
}

/** One act as it is noted; `by` is null when a program did it. */
export interface Act {
  kind: IntegrationLogEntryKind
  by: string | null
  at: Date
  field?: string
  old?: HistoryValue
  new?: HistoryValue
}

/** Notes acts on a channel, in the transaction that does them. */
export async function note(trx: Db, integrationId: string, acts: Act[]): Promise<void> {
  if (acts.length === 0) return
  await trx
    .insertInto('integration_log')
    .values(
      acts.map((act) => ({
        id: uuidv7(),
        integration_id: integrationId,
        at: act.at,
        by_user: act.by,
        kind: act.kind,
        field: act.field ?? null,
        old: json(act.old ?? null),
        new: json(act.new ?? null),
      })),
    )
    .execute()
}

/** A value as the log tells it; an empty list or text is as good as none. */
const asValue = (value: unknown): HistoryValue | undefined =>
  Array.isArray(value)
    ? value.join(', ') || null
    : value === ''
      ? null
      : typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
        ? value
        : undefined

/** Every value by its dotted path; a list is one value. */
function flat(value: unknown, path: string[] = []): [string, HistoryValue][] {
  const plain = asValue(value)
  if (plain !== undefined) return [[path.join('.'), plain]]
  return Object.entries(value ?? {}).flatMap(([key, child]) => flat(child, [...path, key]))
}

/** What is different, as acts of one person. */
export function changes(before: object, after: object, who: Pick<Act, 'by' | 'at'>): Act[] {
  const [old, now] = [new Map(flat(before)), new Map(flat(after))]
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((path) => (old.get(path) ?? null) !== (now.get(path) ?? null))
    .map((field) => ({
      ...who,
      kind: 'changed',
      field,
      old: old.get(field) ?? null,
      new: now.get(field) ?? null,
    }))
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

/** A page of what was done to a channel, newest first; 400 for a strange cursor. */
export async function listLog(
  db: Db,
  integrationId: string,
  { cursor: text, limit }: { cursor?: string | undefined; limit: number },
  { lang }: Actor,
): Promise<IntegrationLogPage> {
  const cursor = readCursor(text, { list: LIST, kind: 'id' }, lang)
  const back = cursor?.back ?? false
  const found = await db
    .selectFrom('integration_log')
    .selectAll()
    .where('integration_id', '=', integrationId)
    .$if(cursor !== null, (query) => query.where('id', back ? '>' : '<', cursor?.id ?? ''))
    .orderBy('id', back ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute()
  const { rows, next, previous } = cutPage(found, { list: LIST, cursor, limit })
  const names = await namesOf(
    db,
    rows.flatMap(({ by_user: by, ...row }) => [by ?? [], peopleIn(row)].flat()),
  )
  const items = rows.map((row): IntegrationLogEntry => ({
    id: row.id,
    at: row.at.toISOString(),
    byName: row.by_user === null ? null : (names.get(row.by_user) ?? null),
    kind: row.kind,
    field: row.field,
    old: named(row, row.old, names),
    new: named(row, row.new, names),
  }))
  return { items, next, previous }
}
