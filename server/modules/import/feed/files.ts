import type { Deps } from '../../../contract/deps.ts'
import { sweepOrphans } from '../../../ports/files/index.ts'
import { feedIsNeeded, tableIsNeeded } from '../import.repository.ts'
import { labIsNeeded } from '../lab/lab.repository.ts'
import { DAY, UNDO_DAYS } from '../homes/names.ts'

const HOUR = 3_600_000
/** A table that nobody brings in waits so long. */
export const TABLE_DAYS = 7

/**
 * Removes feeds and tables that nobody needs any more: of runs that ended longer ago than they can be undone,
 * and of uploads that a crash cut off before their run was written. Returns how many were removed.
 */
export async function sweepFeeds({ db, files, now }: Deps): Promise<number> {
  const at = now().getTime()
  const before = new Date(at - HOUR)
  await db
    .deleteFrom('import_table')
    .where('created_at', '<', new Date(at - TABLE_DAYS * DAY))
    .execute()
  return sweepOrphans(files, 'sha256', before, async (key) => {
    if (await feedIsNeeded(db, key, new Date(at - UNDO_DAYS * DAY))) return true
    if ((await tableIsNeeded(db, key)) || (await labIsNeeded(db, key))) return true
    const still = await files.stat(key)
    return !still || still.modified > before // the same feed has just come again
  })
}
