import type { Deps } from '../../contract/deps.ts'
import { feedIsNeeded } from './import.repository.ts'
import { UNDO_DAYS } from './names.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/**
 * Removes feeds that nobody needs any more: of runs that ended longer ago than they can be undone, and of uploads that
 * a crash cut off before their run was written. Returns how many were removed.
 */
export async function sweepFeeds(deps: Deps): Promise<number> {
  const now = deps.now().getTime()
  const isFresh = (modified: Date): boolean => now - modified.getTime() < HOUR
  let removed = 0
  for await (const { key, modified } of deps.files.list('sha256')) {
    if (isFresh(modified) || (await feedIsNeeded(deps.db, key, new Date(now - UNDO_DAYS * DAY)))) continue
    const still = await deps.files.stat(key)
    if (!still || isFresh(still.modified)) continue // the same feed has just come again
    await deps.files.remove(key)
    removed += 1
  }
  return removed
}
