import type { Deps } from '../../../contract/deps.ts'
import { sweepOrphans } from '../../../ports/files/index.ts'

const HOUR_MS = 3_600_000

/**
 * Removes sheets older than an hour that no row names: what a crash left between the store and the
 * row.
 */
export function sweepSheets({
  db,
  files,
  now,
}: Pick<Deps, 'db' | 'files' | 'now'>): Promise<number> {
  const hasRow = async (key: string): Promise<boolean> =>
    Boolean(
      await db
        .selectFrom('visit_sheet')
        .select('id')
        .where('file_key', '=', key)
        .executeTakeFirst(),
    )
  return sweepOrphans(files, 'visit', new Date(now().getTime() - HOUR_MS), hasRow)
}
