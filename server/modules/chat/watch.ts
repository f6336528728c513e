import type { Db } from '../../db/index.ts'

type Watcher = (trx: Db, threadId: string) => Promise<void>

const watchers: Watcher[] = []

/**
 * Another room asks to be told, in the same transaction, whenever a conversation with an agency
 * began, went on or changed.
 */
export function onChatChange(watcher: Watcher): void {
  watchers.push(watcher)
}

type Ending = (trx: Db, threadIds: string[]) => Promise<void>

const endings: Ending[] = []

/**
 * Another room asks to be told, in the same transaction, of conversations that are about to be
 * deleted.
 */
export function onChatsEnd(ending: Ending): void {
  endings.push(ending)
}

/** Tells everybody who asked that conversations end. */
export async function chatsEnd(trx: Db, threadIds: string[]): Promise<void> {
  for (const ending of endings) await ending(trx, threadIds)
}

/** Tells everybody who asked, one after another. */
export async function chatWasChanged(trx: Db, threadId: string): Promise<void> {
  for (const watcher of watchers) await watcher(trx, threadId)
}
