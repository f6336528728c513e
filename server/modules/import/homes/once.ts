import { withAdvisoryLock, type Db } from '../../../db/index.ts'
import type { Reading } from '../feed/reading.ts'
import type { RunRow } from '../import.repository.ts'

/** Whether a run has a line for a home. */
export async function isReported(db: Db, runId: string, externalId: string): Promise<boolean> {
  const row = await db
    .selectFrom('import_item')
    .select('id')
    .where('run_id', '=', runId)
    .where('external_id', '=', externalId)
    .executeTakeFirst()
  return row !== undefined
}

/** Has each home of a run taken once, also by two processes: one may have slept meanwhile. */
export const onceOf =
  (run: RunRow): NonNullable<Reading['isThere']> =>
  async (trx, { externalId }) => {
    // Lines without an id are as many homes as they are lines.
    if (externalId === '') return false
    await withAdvisoryLock(trx, `import ${run.integration_id} ${externalId}`)
    return isReported(trx, run.id, externalId)
  }
