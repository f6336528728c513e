import type { Db } from '../../db/index.ts'

type Watcher = (trx: Db, leadId: string) => Promise<void>

const watchers: Watcher[] = []

/**
 * Another room asks to be told, in the same transaction, whenever an agency's enquiry came or
 * changed.
 */
export function onLeadChange(watcher: Watcher): void {
  watchers.push(watcher)
}

/** Tells everybody who asked, one after another. */
export async function leadWasChanged(trx: Db, leadId: string): Promise<void> {
  for (const watcher of watchers) await watcher(trx, leadId)
}
