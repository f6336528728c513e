import { describe, expect, it } from 'vitest'
import type { PropertyOffer } from '../../../../generated/model/index.ts'
import { agencyOf, homeOf } from '../homes.fixture.ts'
import { toCard } from './card.ts'
import { toListing } from './listing.ts'
import { nextPrices } from './prices.ts'

describe('prices', () => {
  it('remember each change once and name the one before only when it was higher', () => {
    const offers = (price?: number) => [
      { operation: 'V' as const, ...(price === undefined ? {} : { price }) },
    ]
    let shown = nextPrices([], offers(300), '2026-01-01T00:00:00.000Z')
    shown = nextPrices(shown, offers(300), '2026-01-02T00:00:00.000Z')
    shown = nextPrices(shown, offers(250), '2026-01-03T00:00:00.000Z')
    expect(shown.map(({ price }) => price)).toEqual([300, 250])
    const source = homeOf(agencyOf('Llevant'), {
      basics: { type: 'vivienda', offers: offers(250) },
    })
    expect(toListing(source, shown).prices).toEqual([
      { operation: 'V', price: 250, previousPrice: 300, rentPeriod: null },
    ])
    expect(toListing(source, shown).priceHistory).toEqual([])
    const raised = nextPrices(shown, offers(400), '2026-01-04T00:00:00.000Z')
    source.property.basics.offers = offers(400)
    expect(toListing(source, raised).prices[0]?.previousPrice).toBeNull()
  })
})

it('what a sale was asked for is told no more once it is on request, nor once it is gone', () => {
  const shown = [
    { at: '2026-01-01T00:00:00.000Z', operation: 'V' as const, price: 50_000_000 },
    { at: '2026-01-01T00:00:00.000Z', operation: 'A' as const, price: 150_000 },
  ]
  const let_ = { operation: 'A' as const, price: 150_000 }
  const told = (...offers: PropertyOffer[]) => {
    const steps = { basics: { type: 'vivienda' as const, offers } }
    const source = homeOf(agencyOf('Llevant'), {
      ...steps,
      publication: { showPriceHistory: true },
    })
    return toListing(source, shown).priceHistory.map(({ operation }) => operation)
  }
  expect(told({ operation: 'V', price: 50_000_000 }, let_)).toEqual(['V', 'A'])
  expect(told({ operation: 'V', price: 50_000_000, priceOnRequest: true }, let_)).toEqual(['A'])
  expect(told(let_)).toEqual(['A'])
})

describe('areas and days', () => {
  const agency = agencyOf('Portal Vell')
  it.each([
    [
      { built: 90, builtWithCommon: 110, usable: 80 },
      { area: 90, areaKind: 'built', pricePerM2: 333_333 },
    ],
    [
      { builtWithCommon: 110, usable: 80 },
      { area: 110, areaKind: 'builtWithCommon', pricePerM2: 272_727 },
    ],
    [{ usable: 80 }, { area: 80, areaKind: 'usable', pricePerM2: 375_000 }],
    [{}, { area: null, areaKind: null, pricePerM2: null }],
  ])('a card names the area it shows and counts on: %o', (layout, shown) => {
    const listing = toListing(homeOf(agency, { layout }), [])
    expect(
      toCard(listing, { operation: 'V', price: 30_000_000, previousPrice: null, rentPeriod: null }),
    ).toMatchObject(shown)
  })

  it('a home that came back has been on the market since its first day, if its agency shows that', () => {
    const first = '2025-05-01T10:00:00.000Z'
    const seen = (showPriceHistory: boolean) =>
      toListing(homeOf(agency, { publication: { showPriceHistory } }), [
        { at: first, operation: 'V', price: 30_000_000 },
      ]).onMarketAt
    expect([seen(true), seen(false)]).toEqual([first, undefined])
  })
})
