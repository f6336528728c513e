/**
 * Arithmetic of money, for every room that divides, taxes or gives back: integer EUR cents in and
 * out, exact in between, rounded half up. Less than nothing is rounded as its mirror, so that a
 * credit takes back to the cent what an invoice asked.
 */

/** Decimals of a percentage that are counted. */
const DECIMALS = 1e10
/** A hundred per cent, in parts as `partsOf` counts them. */
export const WHOLE = 100n * BigInt(DECIMALS)
/** A hundred per cent in basis points. */
const WHOLE_BPS = 10_000

/** A percentage as a whole number of parts, to ten decimals; `WHOLE` is a hundred. */
export const partsOf = (pct: number): bigint => BigInt(Math.round(pct * DECIMALS))

/** A quotient rounded half up to a whole number; the denominator is above zero. */
export function halfUp(numerator: bigint, denominator: bigint): number {
  const size = numerator < 0n ? -numerator : numerator
  const rounded = Number((2n * size + denominator) / (2n * denominator))
  return numerator < 0n ? -rounded : rounded
}

/** So many parts of an amount as `part` is of `whole`: a third of 100 is `portion(100, 1, 3)`. */
export const portion = (amount: number, part: number, whole: number): number =>
  halfUp(BigInt(amount) * BigInt(part), BigInt(whole))

/** A percentage of an amount. */
export const percentOf = (amount: number, pct: number): number =>
  halfUp(BigInt(amount) * partsOf(pct), WHOLE)

/** Basis points of an amount: 1,000 are ten per cent. */
export const shareOf = (amount: number, bps: number): number => portion(amount, bps, WHOLE_BPS)

/** A line of what is charged: its net amount and the VAT it is taxed with, in per cent. */
export interface Taxed {
  amount: number
  vatPct: number
}

/** What is charged at one rate of VAT. */
export interface VatPart {
  pct: number
  base: number
  vat: number
}

/** What lines come to. `total` is what is paid: net and VAT, less what is withheld. */
export interface Totals {
  net: number
  vatParts: VatPart[]
  vat: number
  withheld: number
  total: number
}

/** The most that one document comes to in the contract, EUR cents either way. */
const LARGEST = 99_999_999_999

/** Whether one of these sums is more than any document may come to. */
export const isTooLarge = (...sums: number[]): boolean =>
  sums.some((one) => Math.abs(one) > LARGEST)

const sum = (amounts: number[]): number => amounts.reduce((all, one) => all + one, 0)

/** VAT by rate, each on the sum of its lines, the highest rate first. */
export function vatOf(lines: Taxed[]): VatPart[] {
  const rates = [...new Set(lines.map(({ vatPct }) => vatPct))].toSorted((a, b) => b - a)
  return rates.map((pct) => {
    const base = sum(lines.filter(({ vatPct }) => vatPct === pct).map(({ amount }) => amount))
    return { pct, base, vat: percentOf(base, pct) }
  })
}

/** Net, VAT, what is withheld of the net (IRPF, art. 95 RIRPF) and what is paid. */
export function totalsOf(lines: Taxed[], withheldPct = 0): Totals {
  const vatParts = vatOf(lines)
  const net = sum(vatParts.map(({ base }) => base))
  const vat = sum(vatParts.map((part) => part.vat))
  const withheld = percentOf(net, withheldPct)
  return { net, vatParts, vat, withheld, total: net + vat - withheld }
}

/** A fee in basis points of a net amount, its VAT, and both. */
export function feeOf(net: number, bps: number, vatPct = 21) {
  const fee = shareOf(net, bps)
  const vat = percentOf(fee, vatPct)
  return { fee, vat, total: fee + vat }
}

/** What has gone back of each part once `refunded` of `total` has; refunds are counted together. */
export function goneBack(parts: number[], refunded: number, total: number): number[] {
  return total === 0 ? parts.map(() => 0) : parts.map((part) => portion(part, refunded, total))
}

/**
 * What has gone back of an order once `refunded` of its total has: VAT and what was withheld by their
 * share, the net is the rest, so that all of it is `refunded` to the cent, and no part goes back of
 * which there is none.
 */
export function refundedOf(
  { vat, withheld, total }: Pick<Totals, 'vat' | 'withheld' | 'total'>,
  refunded: number,
): Omit<Totals, 'vatParts'> {
  const [vatBack = 0, withheldBack = 0] = goneBack([vat, withheld], refunded, total)
  const net = refunded - vatBack + withheldBack
  return { net, vat: vatBack, withheld: withheldBack, total: refunded }
}
