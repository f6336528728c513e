import { createHmac } from 'node:crypto'
import type { Deps } from '../../../contract/deps.ts'
import type { Db } from '../../../db/index.ts'
import { channelKey } from '../../../ports/seal/key.ts'
import type { ReferralRow } from '../referral.repository.ts'

type Passed = Pick<ReferralRow, 'id' | 'owner_email' | 'owner_phone' | 'cadastral_ref'>

/**
 * Keyed digests of what tells an owner apart, in an order that all share: two that pass on the same
 * one wait for each other and not in a circle. Without the key, which is in no database, nobody
 * learns from them whom somebody spoke of.
 */
export async function digestsOf(
  { owner_email, owner_phone, cadastral_ref }: Omit<Passed, 'id'>,
  { config }: Pick<Deps, 'config'>,
): Promise<Buffer[]> {
  const key = await channelKey(config)
  return [
    ['mail', owner_email],
    ['phone', owner_phone],
    ['cadastral', cadastral_ref],
  ]
    .flatMap(([kind, value]) =>
      value === null || value === undefined
        ? []
        : [createHmac('sha256', key).update(`llar.referral ${kind} ${value}`).digest()],
    )
    .toSorted(Buffer.compare)
}

/**
 * Keeps the digests of an owner for this referral; false when somebody passed them on before. Who
 * commits first has them: another one waits at the primary key.
 */
export async function claimOwner(
  trx: Db,
  row: Passed,
  deps: Pick<Deps, 'config'>,
): Promise<boolean> {
  for (const digest of await digestsOf(row, deps)) {
    const made = await trx
      .insertInto('referral_digest')
      .values({ digest, referral_id: row.id })
      .onConflict((on) => on.column('digest').doNothing())
      .returning('referral_id')
      .executeTakeFirst()
    if (made) continue
    await freeOwner(trx, row.id)
    return false
  }
  return true
}

/** The owner of a referral may be passed on again. */
export async function freeOwner(trx: Db, referralId: string): Promise<void> {
  await trx.deleteFrom('referral_digest').where('referral_id', '=', referralId).execute()
}

const YEAR_MS = 365 * 86_400_000

/** Who said no is not asked again for a year; after it the digest goes (job `referral.expire`). */
export async function holdOwner(trx: Db, referralId: string, now: Date): Promise<void> {
  await trx
    .updateTable('referral_digest')
    .set({ until: new Date(now.getTime() + YEAR_MS) })
    .where('referral_id', '=', referralId)
    .execute()
}
