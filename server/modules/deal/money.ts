import { partsOf, percentOf, WHOLE } from '../../money.ts'

/** What is divided, in per cent: the fee of the price, and of the fee who brought the buyer. */
export interface Terms {
  commissionPct: number
  sellerSplitPct: number
}

/** What a deal divides, in EUR cents. */
export interface Divided {
  fee: number
  lister: number
  seller: number
}

/**
 * The fee of a price, rounded half up to a cent, and who gets what of it: who has the mandate the
 * whole cents of its part, who brought the buyer the rest, so that both are the fee.
 */
export function divide(price: number, { commissionPct, sellerSplitPct }: Terms): Divided {
  const fee = percentOf(price, commissionPct)
  const lister = Number((BigInt(fee) * (WHOLE - partsOf(sellerSplitPct))) / WHOLE)
  return { fee, lister, seller: fee - lister }
}
