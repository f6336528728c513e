import type { Deps } from '../../contract/deps.ts'
import { sweepOrphans } from '../../ports/files/index.ts'
import { UNDO_DAYS, WAIT_DAYS } from './names.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/**
 * Lets go of people's data that nobody needs any more: files that nobody imported, the rows of runs
 * that can no longer be undone (their totals stay), and files that a crash left behind.
 */
export async function sweep({ db, files, now }: Deps): Promise<void> {
  const at = now().getTime()
  await db
    .deleteFrom('intake_run')
    .where('status', 'in', ['uploaded', 'mapped', 'validated'])
    .where('created_at', '<', new Date(at - WAIT_DAYS * DAY))
    .execute()
  const old = db
    .selectFrom('intake_run')
    .select('id')
    .where('status', 'in', ['done', 'failed', 'rolled_back'])
    .where('started_at', '<', new Date(at - UNDO_DAYS * DAY))
  await db.deleteFrom('intake_row').where('run_id', 'in', old).execute()
  await db.deleteFrom('intake_touch').where('run_id', 'in', old).execute()
  await db
    .updateTable('intake_run')
    .set({ file_key: null })
    .where('id', 'in', old)
    .where('file_key', 'is not', null)
    .execute()
  const hasRun = async (key: string) =>
    Boolean(
      await db.selectFrom('intake_run').select('id').where('file_key', '=', key).executeTakeFirst(),
    )
  await sweepOrphans(files, 'intake', new Date(at - HOUR), hasRun)
}
