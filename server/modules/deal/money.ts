/** Parts of a hundred are counted exactly, to ten decimals. */
const DECIMALS = 1e10
const WHOLE = 100n * BigInt(DECIMALS)

const parts = (pct: number): bigint => BigInt(Math.round(pct * DECIMALS))

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
  const fee = (2n * BigInt(price) * parts(commissionPct) + WHOLE) / (2n * WHOLE)
  const lister = (fee * (WHOLE - parts(sellerSplitPct))) / WHOLE
  return { fee: Number(fee), lister: Number(lister), seller: Number(fee - lister) }
}
