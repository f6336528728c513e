import { describe, expect, it } from 'vitest'
import { PropertyType } from '../../../generated/model/propertyType.ts'
import type { PropertyDoc } from '../../db/tables/property.ts'
import { lightIn } from '../../passport/evaluate.ts'
import { applicable, asks } from './rules/applicable.ts'
import { townsOf } from '../place/index.ts'
import { derive } from './derive.ts'
import { fold } from './fold.ts'
import { completeness, gate, lacking, type GateInput } from './lifecycle/gate.ts'
import { edits, priceChanges } from './history.ts'
import { lowering } from './rules/prices.ts'
import { pinIsCentre } from './location/place.ts'
import { prune } from '../../contract/body/prune.ts'
import { roundAreas } from './rules/round-areas.ts'
import { brokenRules } from './rules/rules.ts'
import { mayBecome, substatusFits } from './lifecycle/status.ts'
import { complete } from './testing/homes.fixture.ts'
import { dayOf } from '../../time/madrid.ts'

const doc = complete as PropertyDoc
const input = (steps: Partial<PropertyDoc>, more: Partial<GateInput> = {}): GateInput => ({
  doc: applicable({ ...doc, ...steps }),
  media: [{ kind: 'photo', state: 'ready', visibility: 'public' }],
  today: '2026-11-21',
  postalCodeFits: true,
  pinIsCentre: false,
  ...more,
})
const missing = (given: GateInput) => lacking(gate(given)).map((item) => item.key)

describe('what applies', () => {
  it('hides rooms and systems of land, keeps them stored', () => {
    const land: PropertyDoc = {
      basics: { type: 'terreno', subtype: 'urbano', offers: [{ operation: 'V' }] },
      layout: { plot: 800, bedrooms: 3 },
      features: { features: ['fenced', 'sauna'], heatingType: 'stove' },
    }
    const shown = applicable(land)
    expect(shown.layout).toEqual({ plot: 800 })
    expect(shown.features).toEqual({ features: ['fenced'] })
    expect(land.layout?.bedrooms).toBe(3)
  })

  it('looks at the offer itself inside offers, at any offer outside, and at fields beside', () => {
    const offers: PropertyDoc['basics']['offers'] = [
      { operation: 'V', depositMonths: 2, currentRent: 5 },
      { operation: 'TDA', depositMonths: 2 },
    ]
    const home: PropertyDoc = {
      basics: { type: 'vivienda', offers },
      legal: {
        touristLicence: { nrua: 'X' },
        energy: { status: 'exempt', consumptionLetter: 'A' },
      },
    }
    const shown = applicable(home)
    expect(shown.basics.offers).toEqual([
      { operation: 'V' },
      { operation: 'TDA', depositMonths: 2 },
    ])
    expect(shown.legal).toEqual({ touristLicence: { nrua: 'X' }, energy: { status: 'exempt' } })
    expect([asks(home, 'legal.touristLicence'), asks(doc, 'legal.touristLicence')]).toEqual([
      true,
      false,
    ])
  })
})

describe('the gate', () => {
  it('lets a complete home through and names each thing that is missing', () => {
    expect(missing(input({}))).toEqual([])
    const bare = { basics: { type: 'vivienda', offers: [{ operation: 'V' }] } } as PropertyDoc
    const keys = lacking(
      gate({ doc: bare, media: [], today: '2026-11-21', postalCodeFits: null, pinIsCentre: false }),
    ).map((item) => item.key)
    expect(keys).toEqual([
      'price',
      'municipality',
      'visibility',
      'pin',
      'built',
      'bedrooms',
      'bathrooms',
      'energy',
      'mandate',
      'description',
      'photo',
    ])
  })

  it('does not count a pin in the middle of the town as done, and publishes with it', () => {
    const centre = { municipalityIne: '07040', geo: { lat: 0, lon: 0 } }
    const [town] = townsOf('07040')
    expect([
      pinIsCentre({ ...centre, geo: town?.geo ?? centre.geo }),
      pinIsCentre({
        ...centre,
        geo: { lat: (town?.geo.lat ?? 0) + 0.001, lon: town?.geo.lon ?? 0 },
      }),
      pinIsCentre({}),
    ]).toEqual([true, false, false])
    const items = gate(input({}, { pinIsCentre: true }))
    expect(items.filter(({ field }) => field === 'location.geo')).toMatchObject([
      { key: 'pinConfirm', state: 'advice' },
    ])
    expect(lacking(items)).toEqual([])
  })

  it('notices control letters that do not fit, and says nothing of those that do', () => {
    const noticed = (cadastralRef?: string) =>
      gate(input({ location: { ...(cadastralRef && { cadastralRef }) } })).some(
        ({ key }) => key === 'cadastralLetters',
      )
    expect([noticed(), noticed('9872023VH5797S0001WX'), noticed('9872023VH5797S0001XW')]).toEqual([
      false,
      false,
      true,
    ])
  })

  it('asks by type and operation', () => {
    const land = { type: 'terreno' as const, offers: [{ operation: 'V' as const, price: 1 }] }
    expect(missing(input({ basics: land, layout: {}, legal: undefined }))).toEqual(['plot'])
    expect(
      missing(input({ basics: { ...doc.basics, offers: [{ operation: 'TDA', price: 1 }] } })),
    ).toEqual(['touristLicence'])
    expect(missing(input({ basics: { ...doc.basics, offers: [{ operation: 'FDM' }] } }))).toEqual([
      'publicOffer',
    ])
    expect(
      missing(
        input({
          basics: {
            ...doc.basics,
            offers: [{ operation: 'V', priceOnRequest: true }, { operation: 'A' }],
          },
        }),
      ),
    ).toEqual(['price'])
    expect(
      missing(input({ location: { municipalityIne: '07061', addressVisibility: 'hidden' } })),
    ).toEqual([])
  })

  it('knows when a mandate is in force', () => {
    const state = (mandate: PropertyDoc['mandate']) => missing(input({ mandate }))
    expect(state({ startsOn: '2026-11-21', endsOn: '2026-11-21' })).toEqual([])
    expect(state({ startsOn: '2026-11-22' })).toEqual(['mandateInForce'])
    expect(state({ startsOn: '2026-01-01', endsOn: '2026-11-20' })).toEqual(['mandateInForce'])
    expect(state({ startsOn: '2026-01-01', endsOn: '2026-11-20', tacitExtension: true })).toEqual(
      [],
    )
    expect(dayOf(new Date('2026-11-20T23:30:00Z'))).toBe('2026-11-21')
  })

  it('counts a photo only when it is public and ready', () => {
    for (const photo of [
      { state: 'processing', visibility: 'public' },
      { state: 'ready', visibility: 'private' },
    ] as const) {
      expect(missing(input({}, { media: [{ kind: 'photo', ...photo }] }))).toEqual(['photo'])
    }
    expect(completeness(gate(input({})))).toBeGreaterThan(60)
    expect(completeness(gate(input({})))).toBeLessThan(100)
  })
})

describe('rules', () => {
  it('refuse what contradicts itself', () => {
    const { offers } = doc.basics
    const broken = brokenRules({
      ...doc,
      basics: {
        type: 'local',
        subtype: 'piso',
        offers: [
          ...offers,
          ...offers,
          { operation: 'TDA', seasons: [{ from: '2026-09-01', to: '2026-06-01', price: 1 }] },
        ],
        constructionYear: 2000,
        renovationYear: 1990,
      },
      location: { island: 'MALLORCA', geo: { lat: 25.76, lon: -80.19 } },
      layout: { usable: 100, built: 90, builtWithCommon: 80 },
      legal: { energy: { status: 'provided', issuedOn: '2026-01-01', expiresOn: '2025-01-01' } },
      mandate: {
        startsOn: '2026-02-01',
        endsOn: '2026-01-01',
        owners: [
          { name: 'A', sharePct: 60 },
          { name: 'B', sharePct: 50 },
        ],
      },
    })
    expect(Object.keys(broken).sort()).toEqual([
      'basics.offers.1.operation',
      'basics.offers.2.seasons.0.to',
      'basics.renovationYear',
      'basics.subtype',
      'layout.builtWithCommon',
      'layout.usable',
      'legal.energy.consumptionLetter',
      'legal.energy.expiresOn',
      'location.geo',
      'mandate.endsOn',
      'mandate.owners',
    ])
    expect(
      brokenRules({ ...doc, layout: { bedrooms: 4, doubleBedrooms: 2, singleBedrooms: 1 } }),
    ).toEqual({ 'layout.bedrooms': 'rule.bedrooms' })
    expect(brokenRules(doc)).toEqual({})
  })
})

describe('small parts', () => {
  it('prune what says nothing, keep zero, false and blanks somebody typed', () => {
    expect(
      prune({
        a: null,
        b: '',
        c: {},
        d: { e: '' },
        f: 0,
        g: false,
        h: [],
        i: [{ j: null }, 1],
        k: ' ',
      }),
    ).toEqual({ f: 0, g: false, i: [1], k: ' ' })
    expect(roundAreas({ built: 24.499999999, plot: 1.005, views: ['sea'] })).toEqual({
      built: 24.5,
      plot: 1.01,
      views: ['sea'],
    })
  })

  it('derive columns without what does not apply', () => {
    const columns = derive('LL-1', doc)
    expect(columns).toMatchObject({
      type: 'vivienda',
      price: 94_500_000,
      area: 164,
      municipality_ine: '07061',
      outside_area: false,
      mandate_ends: '2099-01-10',
      operations: ['V'],
    })
    expect(columns.search).toContain('casa de pueblo con patio 07100 soller sa lluna 12')
    expect(
      derive('X', {
        basics: { type: 'terreno', offers: [{ operation: 'V' }] },
        layout: { plot: 9, built: 5, bedrooms: 2 },
      }),
    ).toMatchObject({ area: 9, bedrooms: null, price: null })
    expect(derive('X', { ...doc, location: { municipalityIne: '28079' } }).outside_area).toBe(true)
    expect(fold('  Sóller\tNÚ ñ ß')).toBe('soller nu n ss')
  })

  it('tell edits and prices apart', () => {
    const after: PropertyDoc = {
      ...doc,
      basics: {
        ...doc.basics,
        offers: [
          { operation: 'V', price: 90 },
          { operation: 'A', price: 5 },
        ],
      },
      layout: { ...doc.layout, built: 170, orientation: ['S', 'E'] },
    }
    expect(edits(doc, after)).toEqual([
      { kind: 'EDIT', field: 'basics.offers.1.operation', old: null, new: 'A' },
      { kind: 'EDIT', field: 'layout.built', old: 164, new: 170 },
      { kind: 'EDIT', field: 'layout.orientation', old: null, new: 'S, E' },
    ])
    expect(priceChanges(doc, after)).toEqual([
      { kind: 'PRICE', field: 'basics.offers.V.price', old: 94_500_000, new: 90 },
      { kind: 'PRICE', field: 'basics.offers.A.price', old: null, new: 5 },
    ])
  })

  it('mark a lowering only of a public price, until it is raised again', () => {
    const now = new Date()
    const home = { price: 100, previous_price: null, lowered_at: null, published_at: now }
    expect(lowering({ ...home, published_at: null }, 90, now).previous_price).toBeNull()
    expect(lowering(home, 90, now)).toEqual({ previous_price: 100, lowered_at: now })
    const lowered = { ...home, price: 90, previous_price: 100, lowered_at: now }
    expect(lowering(lowered, 95, now).previous_price).toBe(100)
    expect(lowering(lowered, 100, now).previous_price).toBeNull()
  })

  it('keep the status machine', () => {
    expect([
      mayBecome('draft', 'active'),
      mayBecome('active', 'reserved'),
      mayBecome('reserved', 'active'),
      mayBecome('reserved', 'reserved'),
      mayBecome('draft', 'draft'),
      mayBecome('closed', 'reserved'),
    ]).toEqual([false, true, true, true, false, false])
    expect([
      substatusFits('reserved', 'SIGNED'),
      substatusFits('closed', 'SIGNED'),
      substatusFits('active', undefined),
    ]).toEqual([true, false, true])
  })
})

it('the table of the passport and the form ask the same homes for a paper', () => {
  for (const type of Object.values(PropertyType))
    for (const operation of ['V', 'A', 'TDA'] as const) {
      const doc = { basics: { type, offers: [{ operation }] } } as PropertyDoc
      const asked = (rule: 'energy' | 'cedula' | 'tourist') =>
        lightIn(doc, rule, '2026-06-01')?.state !== 'none'
      expect([type, operation, asked('energy'), asked('cedula'), asked('tourist')]).toEqual([
        type,
        operation,
        asks(doc, 'legal.energy'),
        asks(doc, 'legal.cedula'),
        asks(doc, 'legal.touristLicence'),
      ])
    }
})
