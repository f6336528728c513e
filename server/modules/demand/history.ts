import type { DemandHistoryKind } from '../../../generated/model/index.ts'
import { historyRow, type Db, type HistoryEntry } from '../../db/index.ts'
import type { DemandDoc } from '../../db/tables/demand.ts'
import type { HistoryValue } from '../../db/tables/property.ts'
import { keepSilence, speaks } from './silence.ts'

/** One thing that happened to a demand. `by` is null when a program or the buyer did it. */
export type NewHistoryEntry = HistoryEntry<DemandHistoryKind>

/**
 * Writes entries of the timeline in the order given; those of sending and answering say how long it is silent.
 */
export async function addDemandHistory(
  trx: Db,
  demandId: string,
  entries: NewHistoryEntry | NewHistoryEntry[],
): Promise<void> {
  const list = [entries].flat()
  if (list.length === 0) return
  await trx
    .insertInto('demand_history')
    .values(list.map((entry) => ({ ...historyRow(entry), demand_id: demandId })))
    .execute()
  if (list.some(({ kind }) => speaks(kind))) await keepSilence(trx, demandId)
}

export const PARTS = [
  'what',
  'where',
  'home',
  'money',
  'buyer',
  'follow',
] as const satisfies readonly (keyof DemandDoc)[]

const LONGEST = 200

/** A value in one line; of what has no short form (a drawn area) how many there are. */
function line(value: unknown): HistoryValue {
  if (value === undefined || value === null) return null
  if (typeof value === 'number' || typeof value === 'boolean') return value
  if (typeof value === 'string')
    return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value
  if (Array.isArray(value))
    return value.every((item) => typeof item === 'string')
      ? value.join(', ').slice(0, LONGEST)
      : value.length
  return 1
}

/** EDIT entries for every field that changed. */
export function edits(before: DemandDoc, after: DemandDoc): NewHistoryEntry[] {
  return PARTS.flatMap((part) => {
    const [old, now] = [
      (before[part] ?? {}) as Record<string, unknown>,
      (after[part] ?? {}) as Record<string, unknown>,
    ]
    return [...new Set([...Object.keys(old), ...Object.keys(now)])]
      .filter((key) => JSON.stringify(old[key]) !== JSON.stringify(now[key]))
      .map((key): NewHistoryEntry => ({
        kind: 'EDIT',
        field: `${part}.${key}`,
        old: line(old[key]),
        new: line(now[key]),
      }))
  })
}
