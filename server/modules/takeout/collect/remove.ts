import type { Deps } from '../../../contract/deps.ts'
import { findTakeout } from '../takeout.repository.ts'
import { forgetEnded, forgetFiles } from './files.repository.ts'
import { folderOf, tryOf } from './spool.ts'

const DAY = 86_400_000

/**
 * Removes what was written down for a takeout; files of homes and people are not its own. `before`:
 * only by tries before this one.
 */
export async function removeSpool(
  { files }: Deps,
  id: string,
  before = Number.POSITIVE_INFINITY,
): Promise<void> {
  for await (const { key } of files.list(folderOf(id)))
    if (tryOf(key) < before) await files.remove(key)
}

/** Ends takeouts whose time is over, and removes what a crash left of any that is no more. */
export async function sweep(deps: Deps): Promise<void> {
  const { db, files, now } = deps
  const over = await db
    .updateTable('takeout')
    .set({ state: 'ended', ended_at: now() })
    .where('state', 'in', ['ready', 'broken'])
    .where('expires_at', '<=', now())
    .returning('id')
    .execute()
  for (const { id } of over) await removeEnded(id, deps)
  // Names that were written down while it was being ended: they lie in no folder of its own.
  await forgetEnded(db)
  for await (const { key, modified } of files.list('takeout')) {
    const id = key.split('/')[1] ?? ''
    if (modified.getTime() < now().getTime() - DAY) await removeEnded(id, deps)
  }
}

/** Forgets the files of one that has ended; one that goes on is left alone. */
export async function removeEnded(id: string, deps: Deps): Promise<void> {
  const row = await findTakeout(deps.db, id)
  if (row && row.state !== 'ended' && row.state !== 'failed') return
  await forgetFiles(deps.db, id)
  await removeSpool(deps, id)
}
