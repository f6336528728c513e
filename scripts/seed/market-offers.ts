import type { MarketCategory, MarketPublicationInput } from '../../generated/model/index.ts'
import type { DemoSeller } from './market-sellers.ts'
import { OFFERS, type Words } from './market-table.ts'

const LANGS = ['es', 'en', 'ca', 'de'] as const
const worded = (words: Words) =>
  Object.fromEntries(LANGS.map((lang, at) => [lang, words[at] ?? '']))

/** An amount at a seller's level, in whole euros. */
const at = (amount: number, level: number): number => Math.round((amount * level) / 10_000) * 100

/** The publication of a category by a seller. */
export function offerOf(
  category: MarketCategory,
  { island, level }: Pick<DemoSeller, 'island' | 'level'>,
): MarketPublicationInput {
  const { title, text, price, at: minutes, more = {} } = OFFERS[category]
  return {
    category,
    title: worded(title),
    description: worded(text),
    price: {
      ...price,
      ...(price.amount !== undefined && {
        amount:
          price.kind === 'per_m2'
            ? Math.round((price.amount * level) / 100)
            : at(price.amount, level),
      }),
      ...(price.min !== undefined && { min: at(price.min, level) }),
      ...(price.tiers && {
        tiers: price.tiers.map((tier) => ({ ...tier, amount: at(tier.amount, level) })),
      }),
    },
    vat: '21',
    islands: [island],
    leadDays: minutes ? 1 : 2,
    cancellation: 'standard',
    payWhen: 'after',
    ...(minutes && { needsHome: true, minutes, travel: { freeKm: 30, perKm: 40 } }),
    ...more,
  }
}
