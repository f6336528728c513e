import type { ReferralPayeeKind, ReferralPayout } from '../../../../generated/model/index.ts'
import type { Property } from '../../../../generated/model/index.ts'
import { percentOf, totalsOf } from '../../../money.ts'
import { ratesOn } from './retention.ts'

/** By what a referral is counted: the terms as they were frozen. */
export interface Counted {
  kind: 'percent' | 'fixed'
  percent: number | null
  amount: number | null
  cap: number | null
  fee_pct: number
}

/** Whether this version knows the way of counting, which another one may have written. */
export const isCounted = ({ kind }: Pick<Counted, 'kind'>): boolean =>
  ['percent', 'fixed'].includes(kind)

/** The fee of a home, EUR cents without VAT: as its mandate says, else the usual one of the terms. */
export function feeOf(
  closePrice: number,
  mandate: Pick<
    NonNullable<Property['mandate']>,
    'commissionType' | 'commissionPct' | 'commissionFixed'
  >,
  { fee_pct }: Pick<Counted, 'fee_pct'>,
): number {
  const { commissionType, commissionPct, commissionFixed } = mandate
  if (commissionType === 'fixed' && commissionFixed !== undefined) return commissionFixed
  return percentOf(closePrice, commissionPct ?? fee_pct)
}

/**
 * What a referral brings, in EUR cents: its part of the fee, at most the cap and never more than
 * the fee itself, with VAT and retention as they are on a day (YYYY-MM-DD).
 */
export function payoutOf(
  { closePrice, fee }: { closePrice: number; fee: number },
  terms: Counted,
  { day, payee }: { day: string; payee: ReferralPayeeKind },
): ReferralPayout {
  const part =
    terms.kind === 'fixed'
      ? (terms.amount ?? 0)
      : Math.min(percentOf(fee, terms.percent ?? 0), terms.cap ?? Number.MAX_SAFE_INTEGER)
  const gross = Math.min(part, fee)
  const { withheldPct, vatPct } = ratesOn(day, payee)
  const { vat, withheld, total } = totalsOf([{ amount: gross, vatPct }], withheldPct)
  return { closePrice, fee, gross, vat, retentionPct: withheldPct, retention: withheld, net: total }
}
