import type {
  MarketPrice,
  MarketPriceHere,
  MarketSum,
  MarketSumLine,
} from '../../../../generated/model/index.ts'
import type { MarketDoc } from '../../../db/tables/market.ts'
import { totalsOf } from '../../../money.ts'

/** The step of a price by steps that a home is in; the last one has no end. */
const tierOf = ({ tiers = [] }: MarketPrice, m2: number) =>
  tiers.find(({ upToM2 }) => upToM2 === undefined || m2 <= upToM2)

/** The least a service costs, EUR cents; null by quotation and while nothing is said. */
export function leastPrice(price: MarketPrice | undefined): number | null {
  if (price?.kind === 'fixed') return price.amount ?? null
  if (price?.kind === 'per_m2') return price.min ?? price.amount ?? null
  if (price?.kind === 'tiers' && price.tiers && price.tiers.length > 0)
    return Math.min(...price.tiers.map(({ amount }) => amount))
  return null
}

/** What a service costs for a home of so many m², EUR cents without VAT and options. */
export function priceHere(price: MarketPrice | undefined, m2: number | null): MarketPriceHere {
  const kind = price?.kind ?? 'quote'
  const from = leastPrice(price)
  const known = { kind, from, m2, upToM2: null }
  if (!price || kind === 'quote') return { ...known, amount: null }
  if (kind === 'fixed') return { ...known, amount: price.amount ?? null }
  if (m2 === null) return { ...known, amount: null }
  if (kind === 'per_m2') {
    if (price.amount === undefined) return { ...known, amount: null }
    return { ...known, amount: Math.max(Math.round(price.amount * m2), price.min ?? 0) }
  }
  const tier = tierOf(price, m2)
  return { ...known, amount: tier?.amount ?? null, upToM2: tier?.upToM2 ?? null }
}

/** Kilometres that are paid for, whole ones begun. */
export const paidKm = (travel: MarketDoc['travel'], kilometres: number | null): number =>
  Math.max(0, Math.ceil(kilometres ?? 0) - (travel?.freeKm ?? 0))

/** What is ordered of a service. */
export interface Ordered {
  title: string
  m2: number | null
  kilometres: number | null
  options: string[]
  quantity: number
  retentionPct: 0 | 7 | 15
  /** A price that was named for it, EUR cents without VAT, in place of the service's own. */
  quoted?: number | null
}

const NO_SUM = { net: null, vat: null, retention: null, total: null }

/**
 * What an order comes to, by line: the preview, the check of an order and its record are all this.
 * Options that the service has not are left out (the caller refuses them).
 */
export function sumOf(doc: MarketDoc, ordered: Ordered): MarketSum {
  const { title, m2, kilometres, options, quantity, retentionPct, quoted = null } = ordered
  const vatPct = Number(doc.vat ?? 21) as 0 | 10 | 21
  const base = quoted ?? priceHere(doc.price, m2).amount
  if (base === null) return { lines: [], ...NO_SUM, vatPct, retentionPct }
  const lines: MarketSumLine[] = [
    { kind: 'base', name: title, quantity, amount: base * quantity },
    ...(doc.options ?? [])
      .filter(({ id }) => id !== undefined && options.includes(id))
      .map(({ name, amount }) => ({ kind: 'option' as const, name, quantity: 1, amount })),
  ]
  const km = doc.needsHome && doc.travel?.perKm ? paidKm(doc.travel, kilometres) : 0
  if (km > 0)
    lines.push({ kind: 'travel', name: '', quantity: km, amount: km * (doc.travel?.perKm ?? 0) })
  const taxed = lines.map(({ amount }) => ({ amount, vatPct }))
  const { net, vat, withheld, total } = totalsOf(taxed, retentionPct)
  return { lines, net, vatPct, vat, retentionPct, retention: withheld, total }
}
