import type { Deps } from '../../../contract/deps.ts'
import { sweepOrphans } from '../../../ports/files/index.ts'

/** The job that takes a paper off the disk once its row is gone. */
export const PAPER_JOB = 'order.paper.drop'

const HOUR_MS = 3_600_000

/**
 * Removes papers older than an hour that no order has: of orders that went with their agency or
 * seller, and what was sent in vain.
 */
export const sweepPapers = ({ db, files, now }: Deps): Promise<number> =>
  sweepOrphans(files, 'order', new Date(now().getTime() - HOUR_MS), async (key) => {
    const row = await db
      .selectFrom('order_file')
      .select('id')
      .where('file_key', '=', key)
      .executeTakeFirst()
    return row !== undefined
  })
