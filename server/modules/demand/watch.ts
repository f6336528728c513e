import type { Db } from '../../db/index.ts'

type Watcher = (trx: Db, demandId: string) => Promise<void>

const watchers: Watcher[] = []

/**
 * Another room asks to be told, in the same transaction, whenever a demand was made, saved, closed,
 * reopened, put away or restored.
 */
export function onDemandChange(watcher: Watcher): void {
  watchers.push(watcher)
}

/** Tells everybody who asked, one after another. */
export async function demandWasChanged(trx: Db, demandId: string): Promise<void> {
  for (const watcher of watchers) await watcher(trx, demandId)
}
