import type { Deps } from '../../contract/deps.ts'
import { sql, type Db } from '../../db/index.ts'
import { sweepOrphans } from '../../ports/files/index.ts'
import { forgetContent, onContentUnused } from '../property/index.ts'
import { PROOF_DROP } from './job-kinds.ts'
import type { ReferralRow } from './referral.repository.ts'

/** The files that went with what was said of an owner go, too: each by its own job. */
export async function dropFiles(
  trx: Db,
  deps: Pick<Deps, 'jobs' | 'now'>,
  { proof_key, photos }: Pick<ReferralRow, 'proof_key' | 'photos'>,
): Promise<void> {
  if (proof_key !== null) await deps.jobs.add(trx, PROOF_DROP, { key: proof_key })
  for (const hash of photos) await forgetContent(trx, deps, hash)
}

// A picture of a referral stays when no home shows it.
onContentUnused(async (db, key) => {
  const hash = /([0-9a-f]{32})\/original/.exec(key)?.[1]
  if (hash === undefined) return false
  const row = await db
    .selectFrom('referral')
    .select('id')
    .where(sql<boolean>`photos @> array[${hash}]::text[]`)
    .executeTakeFirst()
  return row !== undefined
})

const HOUR_MS = 3_600_000

/** Removes proofs older than an hour that no referral has: what a crash left in the store. */
export const sweepProofs = ({ db, files, now }: Deps): Promise<number> =>
  sweepOrphans(files, 'referral', new Date(now().getTime() - HOUR_MS), async (key) => {
    const row = await db
      .selectFrom('referral')
      .select('id')
      .where('proof_key', '=', key)
      .executeTakeFirst()
    return row !== undefined
  })
