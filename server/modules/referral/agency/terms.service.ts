import type {
  ReferralOfferList,
  ReferralTermsInput,
  ReferralTermsReply,
} from '../../../../generated/model/index.ts'
import { fieldErrors } from '../../../contract/errors.ts'
import type { Deps } from '../../../contract/deps.ts'
import type { Actor, Work } from '../../../contract/rights/actor.ts'
import { recordEvent, withAdvisoryLock, type Db } from '../../../db/index.ts'
import { say } from '../messages.ts'
import { insertTerms, newestTerms, openTerms, toTerms } from './terms.repository.ts'

/** The version in force. */
export async function getTerms(db: Db, { agencyId }: Actor): Promise<ReferralTermsReply> {
  const row = await newestTerms(db, agencyId)
  return { open: row?.open ?? false, terms: row && toTerms(row) }
}

/** A new version; what was sent before keeps the one it was sent with. */
export async function saveTerms(
  { trx, deps, actor }: Work,
  input: ReferralTermsInput,
): Promise<ReferralTermsReply> {
  const { agencyId, userId, lang } = actor
  const text = input.text.trim() || fieldErrors({ text: say(lang, 'required') })
  const isPart = input.kind === 'percent'
  if (isPart && input.percent === undefined) fieldErrors({ percent: say(lang, 'required') })
  if (!isPart && !input.amount) fieldErrors({ amount: say(lang, 'required') })
  await withAdvisoryLock(trx, `referral terms of ${agencyId}`)
  const before = await newestTerms(trx, agencyId)
  const id = await insertTerms(trx, {
    agency_id: agencyId,
    number: (before?.number ?? 0) + 1,
    open: input.open,
    kind: input.kind,
    percent: isPart ? (input.percent ?? null) : null,
    amount: isPart ? null : (input.amount ?? null),
    cap: isPart ? (input.cap ?? null) : null,
    fee_pct: input.feePct,
    months: input.months,
    text,
    created_by: userId,
    created_at: deps.now(),
  })
  await recordEvent(trx, { kind: 'referral.terms', agencyId, subject: id })
  return getTerms(trx, actor)
}

/** Agencies that take referrals now, with their terms. */
export async function listOffers({
  db,
  now,
}: Pick<Deps, 'db' | 'now'>): Promise<ReferralOfferList> {
  const rows = await openTerms(db, now())
  return {
    items: rows.map((row) => ({
      agencyId: row.agency_id,
      name: row.agencyName,
      terms: toTerms(row),
    })),
  }
}
