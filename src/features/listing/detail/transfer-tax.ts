/**
 * Transfer tax (ITP) of second-hand property in the Balearic Islands, general scale, as atib.es publishes it.
 * Each bracket taxes what lies above the one before. Reduced rates hang on the buyer and are not counted here.
 */
const SCALES = {
  home: [
    { upTo: 40_000_000, rate: 8 },
    { upTo: 60_000_000, rate: 9 },
    { upTo: 100_000_000, rate: 10 },
    { upTo: 200_000_000, rate: 12 },
    { upTo: Number.POSITIVE_INFINITY, rate: 13 },
  ],
  garage: [
    { upTo: 3_000_000, rate: 8 },
    { upTo: Number.POSITIVE_INFINITY, rate: 9 },
  ],
} as const

export type TaxScale = keyof typeof SCALES

/** One bracket: its edges and tax in EUR cents, its rate in percent, and how much of it the price fills (0 to 1). */
export interface TaxPart {
  from: number
  to: number
  rate: number
  tax: number
  filled: number
}

/** The tax on a price (EUR cents) and its parts, also those the price does not reach. */
export function transferTax(price: number, scale: TaxScale): { total: number; parts: TaxPart[] } {
  const parts: TaxPart[] = []
  let from = 0
  for (const { upTo, rate } of SCALES[scale]) {
    const taxed = Math.max(0, Math.min(price, upTo) - from)
    const width = Number.isFinite(upTo) ? upTo - from : Math.max(from, price - from)
    parts.push({ from, to: upTo, rate, tax: Math.round((taxed * rate) / 100), filled: Math.min(1, taxed / width) })
    from = upTo
  }
  return { total: parts.reduce((sum, { tax }) => sum + tax, 0), parts }
}
