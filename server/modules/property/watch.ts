import type { Db } from '../../db/index.ts'
import type { PropertyDoc } from '../../db/tables/property.ts'

/** How a home was changed. */
export interface HomeAct {
  /** With others, by one word of a person. */
  several: boolean
  /** By nobody: it is drawn anew by the contract of today. */
  byContract?: boolean
}

/** `doc`: the steps without what does not apply to the type. */
type Watcher = (trx: Db, propertyId: string, doc: PropertyDoc, act: HomeAct) => Promise<void>
type AwayWatcher = (trx: Db, propertyId: string) => Promise<void>

const watchers: Watcher[] = []
const awayWatchers: AwayWatcher[] = []

/**
 * Another room asks to be told, in the same transaction, whenever a home on the market came,
 * changed or left.
 */
export function onHomeChange(watcher: Watcher): void {
  watchers.push(watcher)
}

/** The same of a home that was off the market and is changed there. */
export function onAwayChange(watcher: AwayWatcher): void {
  awayWatchers.push(watcher)
}

/** Tells everybody who asked, one after another. */
export async function homeWasChanged(
  trx: Db,
  propertyId: string,
  doc: PropertyDoc,
  act: HomeAct,
): Promise<void> {
  for (const watcher of watchers) await watcher(trx, propertyId, doc, act)
}

export async function awayWasChanged(trx: Db, propertyId: string): Promise<void> {
  for (const watcher of awayWatchers) await watcher(trx, propertyId)
}
