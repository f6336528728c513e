import type { Db } from '../../db/index.ts'

type Watcher = (trx: Db, threadId: string) => Promise<void>

const watchers: Watcher[] = []

/** Another room asks to be told, in the same transaction, whenever a conversation with an agency began, went on or changed. */
export function onChatChange(watcher: Watcher): void {
  watchers.push(watcher)
}

/** Tells everybody who asked, one after another. */
export async function chatWasChanged(trx: Db, threadId: string): Promise<void> {
  for (const watcher of watchers) await watcher(trx, threadId)
}
