import type { Deps } from '../../../contract/deps.ts'
import { isUuid } from '../../../db/id.ts'
import { AT_REST, findImport } from './import.repository.ts'
import { letGo } from './run.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** A paused import keeps its file so long. */
const PATIENCE = 30 * DAY

/**
 * Removes files of imports that have ended, of uploads whose import was never written, and of those
 * that have been paused for a month.
 */
export async function sweepImports(deps: Deps): Promise<void> {
  const now = deps.now().getTime()
  for await (const { key, modified } of deps.files.list('takeout-import')) {
    if (modified.getTime() > now - HOUR) continue
    const id = key.split('/')[1] ?? ''
    const row = isUuid(id) ? await findImport(deps.db, id) : undefined
    const waits = row?.state === 'paused' && modified.getTime() > now - PATIENCE
    // An undo needs no file; what a later version does with it, nobody knows here.
    const works = row && row.state !== 'undoing' && !AT_REST.includes(row.state)
    if (waits || works) continue
    if (row) await letGo(deps, row)
    await deps.files.remove(key)
  }
}
