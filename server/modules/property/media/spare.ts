import type { Db } from '../../../db/index.ts'
import { originalKey } from './media.repository.ts'

/** Whether another room still needs a file of the store. */
type Spares = (db: Db, key: string) => Promise<boolean>

const spared: Spares[] = []

/** Another room asks to keep pictures that no home shows any more. */
export function onContentUnused(spares: Spares): void {
  spared.push(spares)
}

/** Whether some room still needs the original of a content. */
export async function isSpared(db: Db, hash: string): Promise<boolean> {
  for (const spares of spared) if (await spares(db, originalKey(hash))) return true
  return false
}
