import type { CostPart } from '../../../generated/model/index.ts'
import type { Bracket, Tariff } from './rules.ts'

/**
 * A percentage of a sum in whole cents; rates have at most three decimals, so nothing is lost on
 * the way.
 */
export const share = (base: number, rate: number): number =>
  Math.round((base * Math.round(rate * 1000)) / 100_000)

/**
 * What falls into each bracket of a scale, in EUR cents; brackets that are not reached have a base
 * of 0.
 */
export function split(price: number, brackets: readonly Bracket[]): CostPart[] {
  let from = 0
  return brackets.map(([to, rate]) => {
    const base = Math.max(0, (to === null ? price : Math.min(price, to)) - from)
    const part = { from, to, rate, base, amount: share(base, rate) }
    from = to ?? from
    return part
  })
}

export const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, one) => total + one, 0)

/**
 * An official tariff on a price, with discount, copies and VAT; to ten euros, since no such bill is
 * known to the cent.
 */
export function tariff(
  price: number,
  { fixed, brackets, discount, extra, vat, max }: Tariff,
): number {
  const above = split(price, [[fixed.upTo, 0], ...brackets])
  const scale = fixed.amount + sum(above.map(({ amount }) => amount))
  const bill =
    (Math.min(scale, max ?? scale) * (100 - discount) * (100 + extra) * (100 + vat)) / 1_000_000
  return Math.round(bill / 1000) * 1000
}
