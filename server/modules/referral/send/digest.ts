import { createHmac } from 'node:crypto'
import type { Ctx } from '../../../contract/context.ts'
import type { Deps } from '../../../contract/deps.ts'
import { HttpError, notAcceptable } from '../../../contract/errors.ts'
import { countTry } from '../../../contract/rate-limit/rate-limit.ts'
import type { Db } from '../../../db/index.ts'
import { say } from '../messages.ts'
import { digestKey } from './digest-key.ts'

/** What tells an owner apart, and the referral that says it. */
interface Passed {
  id: string
  owner_email: string | null
  owner_phone: string | null
  cadastral_ref: string | null
}

/**
 * Keyed digests of what tells an owner apart, in an order that all share: two that pass on the same
 * one wait for each other and not in a circle. Without the key, which is in no database unsealed, nobody
 * learns from them whom somebody spoke of.
 */
export async function digestsOf(
  trx: Db,
  { owner_email, owner_phone, cadastral_ref }: Omit<Passed, 'id'>,
  deps: Pick<Deps, 'config'>,
): Promise<Buffer[]> {
  const key = await digestKey(trx, deps)
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
  for (const digest of await digestsOf(trx, row, deps)) {
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

/** Owners of referrals that are gone, unless they said no, may be passed on again. */
export async function dropLoose(trx: Db): Promise<void> {
  await trx
    .deleteFrom('referral_digest')
    .where('referral_id', 'is', null)
    .where('until', 'is', null)
    .execute()
}

const YEAR_MS = 365 * 86_400_000

/**
 * Who said no is not asked again for a year; after it the digest goes (job `referral.expire`). A
 * cadastral reference is public: a no to it would block a home of somebody else's for whoever typed
 * it, so it is free.
 */
export async function holdOwner(
  trx: Db,
  row: Passed,
  deps: Pick<Deps, 'config' | 'now'>,
): Promise<void> {
  const person = await digestsOf(trx, { ...row, cadastral_ref: null }, deps)
  await trx
    .updateTable('referral_digest')
    .set({ until: new Date(deps.now().getTime() + YEAR_MS) })
    .where('referral_id', '=', row.id)
    .where('digest', 'in', person)
    .execute()
  await trx
    .deleteFrom('referral_digest')
    .where('referral_id', '=', row.id)
    .where('until', 'is', null)
    .execute()
}

/** Mails to one owner in thirty days. */
const MAILS = { max: 2, window: 30 * 86_400 }

/** Counts a mail to an owner, by whomever; 406 where it is one too many. */
export async function countMail(
  trx: Db,
  owner_email: string,
  { deps, lang }: Pick<Ctx, 'deps' | 'lang'>,
): Promise<void> {
  const only = { owner_email, owner_phone: null, cadastral_ref: null }
  const [digest] = await digestsOf(trx, only, deps)
  if (!digest) return
  try {
    await countTry(trx, 'referral owner', digest.toString('hex'), MAILS, lang)
  } catch (error) {
    // It is the owner who was asked too often, not the caller who asks too much.
    if (error instanceof HttpError && error.status === 429) notAcceptable(say(lang, 'askedLately'))
    throw error
  }
}
