import type { Db } from '../../db/index.ts'
import type { PropertyDoc } from '../../db/tables/property.ts'

/** `doc`: the steps without what does not apply to the type. */
type Watcher = (trx: Db, propertyId: string, doc: PropertyDoc) => Promise<void>

const watchers: Watcher[] = []

/**
 * Another room asks to be told, in the same transaction, whenever a home on the market came,
 * changed or left.
 */
export function onHomeChange(watcher: Watcher): void {
  watchers.push(watcher)
}

/** Tells everybody who asked, one after another. */
export async function homeWasChanged(trx: Db, propertyId: string, doc: PropertyDoc): Promise<void> {
  for (const watcher of watchers) await watcher(trx, propertyId, doc)
}
