import type { NetworkTerms } from '../../../../generated/model'

/**
 * Who gets what of a deal, in EUR cents: the fee rounded to a cent, who has the mandate the whole
 * cents of their part, who brings the buyer the rest, so that both are the fee.
 */
export function split(
  price: number,
  { commissionPct, sellerSplitPct }: Pick<NetworkTerms, 'commissionPct' | 'sellerSplitPct'>,
): { fee: number; lister: number; seller: number } {
  const fee = Math.round((price * commissionPct) / 100)
  const lister = Math.floor((fee * (100 - sellerSplitPct)) / 100)
  return { fee, lister, seller: fee - lister }
}
