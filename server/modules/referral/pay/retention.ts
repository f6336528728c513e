import type { ReferralPayeeKind } from '../../../../generated/model/index.ts'

interface Rates {
  /** Day from which they hold, YYYY-MM-DD. */
  from: string
  withheld: Record<ReferralPayeeKind, number>
  vat: number
}

/**
 * What is withheld of a referral (IRPF) and its VAT, in per cent, the newest first. Professionals
 * art. 95 RIRPF: 15, in the first three years 7; private persons 19; companies invoice whole. To be
 * checked by a tax adviser before going live (docs/how-to/operate.md).
 */
const TABLE: readonly Rates[] = [
  {
    from: '2016-01-01',
    withheld: { person: 19, professional: 15, newProfessional: 7, company: 0 },
    vat: 21,
  },
]

/** Whether this version knows what is withheld of somebody: another may know more kinds. */
export const isRated = (kind: ReferralPayeeKind): boolean =>
  TABLE.every(({ withheld }) => Object.hasOwn(withheld, kind))

/** Rates of a day (YYYY-MM-DD). A private person charges no VAT. */
export function ratesOn(
  day: string,
  kind: ReferralPayeeKind,
): { withheldPct: number; vatPct: number } {
  const rates = TABLE.find(({ from }) => from <= day) ?? TABLE.at(-1)
  if (!rates) throw new Error('No rates for referrals')
  return { withheldPct: rates.withheld[kind], vatPct: kind === 'person' ? 0 : rates.vat }
}
