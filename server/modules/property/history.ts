import type { PriceReason, PropertyHistoryEntryKind } from '../../../generated/model/index.ts'
import { historyRow, type Db, type HistoryEntry } from '../../db/index.ts'
import type { HistoryValue, PropertyDoc } from '../../db/tables/property.ts'
import { STEPS } from './rules/applicable.ts'

/** One thing that happened to a home. `by` is null when a program did it. */
export interface NewHistoryEntry extends HistoryEntry<PropertyHistoryEntryKind> {
  /** Why a price changed. */
  reason?: PriceReason | null
}

/** Writes history entries in the order given; they have no other effect. */
export async function addHistory(
  trx: Db,
  propertyId: string,
  entries: NewHistoryEntry | NewHistoryEntry[],
): Promise<void> {
  const list = [entries].flat()
  if (list.length === 0) return
  await trx
    .insertInto('property_history')
    .values(
      list.map((entry) => ({
        ...historyRow(entry),
        property_id: propertyId,
        reason: entry.reason ?? null,
      })),
    )
    .execute()
}

/**
 * The newest entry that moved the home's status; null while it stands as it was made. Tells whether
 * somebody has moved it since.
 */
export async function newestMove(db: Db, propertyId: string): Promise<string | null> {
  const row = await db
    .selectFrom('property_history')
    .select('id')
    .where('property_id', '=', propertyId)
    .where('field', '=', 'status')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

/** When and by whom a path of a home was last written. */
export interface LastEdit {
  propertyId: string
  field: string
  at: Date
  by: string | null
}

/** The newest entry of each path that was edited, of several homes. Rights are the caller's. */
export async function lastEdits(db: Db, propertyIds: string[]): Promise<LastEdit[]> {
  if (propertyIds.length === 0) return []
  const rows = await db
    .selectFrom('property_history')
    .distinctOn(['property_id', 'field'])
    .select(['property_id as propertyId', 'field', 'at', 'by_user as by'])
    .where('property_id', 'in', propertyIds)
    .where('kind', 'in', ['EDIT', 'PRICE'])
    .where('field', 'is not', null)
    .orderBy('property_id')
    .orderBy('field')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ field, ...row }) => ({ ...row, field: field ?? '' }))
}

type Flat = Map<string, HistoryValue>

const asText = (value: string): string => (value.length > 200 ? `${value.slice(0, 200)}…` : value)

/** Values by dotted path; lists of plain values are one value, so that a chip more is one entry. */
function flatten(value: unknown, path: string, into: Flat = new Map()): Flat {
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object'))
    into.set(path, asText(value.join(', ')))
  else if (Array.isArray(value))
    value.forEach((item, index) => flatten(item, `${path}.${index}`, into))
  else if (typeof value === 'object' && value !== null) {
    for (const [key, child] of Object.entries(value)) flatten(child, `${path}.${key}`, into)
  } else if (typeof value === 'string') into.set(path, asText(value))
  else if (typeof value === 'number' || typeof value === 'boolean') into.set(path, value)
  return into
}

/**
 * EDIT entries for every changed path; offers' prices are told apart as PRICE by `priceChanges`.
 */
export function edits(before: PropertyDoc, after: PropertyDoc): NewHistoryEntry[] {
  return STEPS.flatMap((step) => {
    const [old, now] = [flatten(before[step], step), flatten(after[step], step)]
    const paths = [...new Set([...old.keys(), ...now.keys()])]
    return paths
      .filter(
        (path) => old.get(path) !== now.get(path) && !/^basics\.offers\.\d+\.price$/.test(path),
      )
      .map((path): NewHistoryEntry => ({
        kind: 'EDIT',
        field: path,
        old: old.get(path) ?? null,
        new: now.get(path) ?? null,
      }))
  })
}

/** PRICE entries per operation, EUR cents; null is no price. */
export function priceChanges(before: PropertyDoc, after: PropertyDoc): NewHistoryEntry[] {
  const prices = (doc: PropertyDoc): Map<string, number | null> =>
    new Map(doc.basics.offers.map((offer) => [offer.operation, offer.price ?? null]))
  const [old, now] = [prices(before), prices(after)]
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((operation): NewHistoryEntry[] => {
    const [from, to] = [old.get(operation) ?? null, now.get(operation) ?? null]
    return from === to
      ? []
      : [{ kind: 'PRICE', field: `basics.offers.${operation}.price`, old: from, new: to }]
  })
}
