import type { Deps } from '../../contract/deps.ts'
import type { Db } from '../../db/index.ts'
import { registerJob } from '../../jobs/index.ts'
import { sweepOrphans } from '../../ports/files/index.ts'

/** Where papers of expenses lie in the store. */
export const FOLDER = 'expense'
const DROP = 'expense.drop'
const HOUR_MS = 3_600_000

/** The paper goes when the transaction holds. */
export async function dropFile(
  trx: Db,
  { jobs }: Pick<Deps, 'jobs'>,
  key: string | null,
): Promise<void> {
  if (key !== null) await jobs.add(trx, DROP, { key })
}

/** Removes papers older than an hour that no expense has: what a crash left in the store. */
const sweep = ({ db, files, now }: Deps): Promise<number> =>
  sweepOrphans(files, FOLDER, new Date(now().getTime() - HOUR_MS), async (key) => {
    const row = await db
      .selectFrom('expense')
      .select('id')
      .where('file_key', '=', key)
      .executeTakeFirst()
    return row !== undefined
  })

export const jobs = [
  registerJob<{ key: string }>(DROP, ({ key }, { files }) => files.remove(key), { class: 'files' }),
  registerJob('expense.sweep', async (_payload, deps) => void (await sweep(deps)), {
    everyMinutes: 1440,
  }),
]
