import type { IntegrationLogEntryKind } from '../../../generated/model/index.ts'
import { json, uuidv7, type Db } from '../../db/index.ts'
import type { HistoryValue } from '../../db/tables/property.ts'

/** One act as it is noted; `by` is null when a program did it. */
export interface Act {
  kind: IntegrationLogEntryKind
  by: string | null
  at: Date
  field?: string
  old?: HistoryValue
  new?: HistoryValue
  /** The home it is about, where it is one. */
  home?: string
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
        property_id: act.home ?? null,
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

/** One reading in an hour stands in a channel's log, for so long. */
const READ_KEPT_MS = 90 * 24 * 3_600_000

/** Notes that a channel was read, with so many homes; of an hour the first time, old ones go. */
export async function logRead(db: Db, id: string, homes: number, at: Date): Promise<void> {
  const last = await db
    .selectFrom('integration_log')
    .select('id')
    .where('integration_id', '=', id)
    .where('kind', '=', 'read')
    .where('at', '>', new Date(at.getTime() - 3_600_000))
    .executeTakeFirst()
  if (last) return
  await note(db, id, [{ kind: 'read', by: null, at, new: homes }])
  await db
    .deleteFrom('integration_log')
    .where('integration_id', '=', id)
    .where('kind', '=', 'read')
    .where('at', '<', new Date(at.getTime() - READ_KEPT_MS))
    .execute()
}
