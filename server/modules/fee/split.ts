import { partsOf, WHOLE } from '../../money.ts'

/** A part as it was agreed: a percentage, or EUR cents. */
export type Part = { pct: number } | { amount: number }

/** What parts come to, and what is left for the agency; together they are the whole. */
export interface Split {
  parts: number[]
  rest: number
}

/**
 * Divides an amount in EUR cents: fixed parts whole, percentages and the rest by the largest
 * remainder, so that all together are the amount to the cent and none is more than a cent from what
 * it is exactly. Null where the parts are more than the amount. Pure.
 */
export function splitOf(total: number, parts: readonly Part[]): Split | null {
  const fixed = parts.reduce((sum, part) => sum + ('amount' in part ? part.amount : 0), 0)
  const exact = parts.map((part) => ('pct' in part ? BigInt(total) * partsOf(part.pct) : 0n))
  const free = BigInt(total - fixed) * WHOLE - exact.reduce((sum, part) => sum + part, 0n)
  if (free < 0n) return null
  // The agency's rest takes part in the rounding like any other.
  const shares = [...exact, free]
  const cents = shares.map((part) => Number(part / WHOLE))
  let left = total - fixed - cents.reduce((sum, part) => sum + part, 0)
  const byRemainder = shares
    .map((part, at) => ({ at, over: part % WHOLE }))
    .toSorted((a, b) => (a.over === b.over ? a.at - b.at : a.over > b.over ? -1 : 1))
  for (const { at } of byRemainder) {
    if (left === 0) break
    cents[at] = (cents[at] ?? 0) + 1
    left -= 1
  }
  const rest = cents.pop() ?? 0
  return {
    parts: parts.map((part, at) => ('amount' in part ? part.amount : (cents[at] ?? 0))),
    rest,
  }
}
