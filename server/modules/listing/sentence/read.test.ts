import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { fold } from '../../../db/index.ts'
import { MOST_CENTS, MOST_METRES } from './numbers.ts'
import { readSentence } from './read.ts'
import { tokensOf } from './tokens.ts'
import { PHRASES } from './words.ts'

const HOUSES = 'chalet_independiente pareado adosado casa casa_de_pueblo villa bungalow'.split(' ')
const asked = (sentence: string): Record<string, string | string[]> => {
  const query = new URLSearchParams(readSentence(sentence).query)
  return Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const values = query.getAll(name)
      return [name, values.length > 1 ? values : (values[0] ?? '')]
    }),
  )
}

describe('a sentence in four languages', () => {
  const FLATS = ['piso', 'apartamento']
  it.each([
    [
      'piso en Palma con vistas al mar hasta 600.000',
      { subtype: FLATS, place: 'palma', feature: 'seaViews', priceMax: '60000000' },
    ],
    ['drei Schlafzimmer bis 600.000', { bedroomsMin: '3', priceMax: '60000000' }],
    [
      'Haus mit Pool auf Mallorca, mindestens 150 m², unter 1,2 Mio',
      {
        subtype: HOUSES,
        feature: 'pool',
        place: 'mallorca',
        areaMin: '150',
        priceMax: '120000000',
      },
    ],
    [
      'flat to rent in Sóller with terrace under 1200',
      { subtype: FLATS, operation: 'A', place: 'soller', feature: 'terrace', priceMax: '120000' },
    ],
    [
      'vil·la a Pollença amb piscina i 4 habitacions',
      { subtype: 'villa', place: 'pollenca', feature: 'pool', bedroomsMin: '4' },
    ],
    [
      'entre 300 y 500 mil euros en Santa Maria del Camí',
      { priceMin: '30000000', priceMax: '50000000', place: 'santa-maria-del-cami' },
    ],
    [
      'ático reformado a 500 m del mar',
      { subtype: 'atico', condition: 'reformado', seaMax: '500' },
    ],
    ['no más de 450.000 €, 2 baños', { priceMax: '45000000', bathroomsMin: '2' }],
    ['80-100 m2', { areaMin: '80', areaMax: '100' }],
    ['de 100 a 200 m2', { areaMin: '100', areaMax: '200' }],
    ['200.000-300.000 €', { priceMin: '20000000', priceMax: '30000000' }],
    ['de 200.000 a 300.000 €', { priceMin: '20000000', priceMax: '30000000' }],
    ['from 200k to 300k', { priceMin: '20000000', priceMax: '30000000' }],
    ['3 habitaciones a 500 m del mar', { bedroomsMin: '3', seaMax: '500' }],
    [
      'alquiler en Palma por menos de 1.500 al mes',
      { operation: 'A', place: 'palma', priceMax: '150000' },
    ],
    ['Wohnung bis 1500 Euro im Monat', { subtype: FLATS, operation: 'A', priceMax: '150000' }],
    ['flat, 1200 a month', { subtype: FLATS, operation: 'A', priceMax: '120000' }],
    ['pis de lloguer per 900 € mensuals', { subtype: FLATS, operation: 'A', priceMax: '90000' }],
    ['von 300.000 bis 500.000 Euro', { priceMin: '30000000', priceMax: '50000000' }],
  ])('%s', (sentence, filters) => {
    expect(asked(sentence)).toEqual(filters)
    expect(readSentence(sentence).rest).toBe('')
  })
})

describe('what is not surely a filter', () => {
  it.each([
    ['casa con encanto', 'encanto'],
    ['casa sin piscina', 'sin piscina'],
    ['piso con piscina o jardín', 'piscina jardín'],
    ['hasta 3 habitaciones', 'hasta 3 habitaciones'],
    ['3-Zimmer-Wohnung', '3-Zimmer'],
    ['hasta 300', 'hasta 300'],
    ['a 300 m del mar', '300 m mar'],
    ['piso en Palma o Inca', 'Inca'],
    ['2-4 habitaciones', '2-4 habitaciones'],
    ['entre 2 y 4 habitaciones', 'entre 2 y 4 habitaciones'],
    ['sin piscina ni garaje', 'sin piscina ni garaje'],
    ['piso sin ascensor ni piscina', 'sin ascensor ni piscina'],
    ['piso que no tenga piscina', 'no tenga piscina'],
    ['no quiero piscina', 'no quiero piscina'],
    ['without a garage', 'without a garage'],
    ['ohne Garage und Pool', 'ohne Garage und Pool'],
    ['piso, no en Palma', 'no en Palma'],
    ['not in Palma', 'not in Palma'],
    ['nicht in Palma', 'nicht in Palma'],
    ['between 300k and 200k', 'between 300k and 200k'],
    ['pisos hasta 9999999999999999 euros', 'hasta 9999999999999999 euros'],
    ['99999999999 m2', '99999999999 m2'],
  ])('%s leaves «%s» as words', (sentence, rest) => {
    expect(readSentence(sentence).rest.replace(' del', '')).toBe(rest)
  })

  it('goes on behind what is not wanted', () => {
    expect(asked('sin piscina con garaje en Palma')).toEqual({ feature: 'parking', place: 'palma' })
    expect(asked('piso sin ascensor en Inca')).toMatchObject({ place: 'inca' })
  })

  it('asks for no more than the search takes', () => {
    const root = join(import.meta.dirname, '../../../../openapi')
    const search = parse(readFileSync(join(root, 'paths/listing/listings.yaml'), 'utf8'))
    const area = search.get.parameters.find(({ name }: { name?: string }) => name === 'areaMax')
    const money = parse(readFileSync(join(root, 'schemas/shared/Money.yaml'), 'utf8'))
    expect([area.schema.maximum, money.maximum]).toEqual([MOST_METRES, MOST_CENTS])
  })

  it('says which words became which filter', () => {
    expect(readSentence('Villa bis 900.000').understood).toEqual([
      { said: 'Villa', filter: 'subtype' },
      { said: 'bis 900.000', filter: 'priceMax' },
    ])
  })

  it.each(['', '   ', '€€€', '1.2.3,4,5', '👍🏽', '__proto__ constructor', 'a'.repeat(200)])(
    'nothing breaks on %j',
    (sentence) => {
      expect(readSentence(sentence).query).toBe('')
    },
  )
})

describe('the words of our own screens', () => {
  const LANGS = ['es', 'en', 'ca', 'de']
  const root = join(import.meta.dirname, '../../../../src/features')
  const words = (feature: string, lang: string) =>
    JSON.parse(readFileSync(join(root, feature, 'i18n', `${lang}.json`), 'utf8')) as {
      feature: Record<string, string>
      enums: { subtype: Record<string, string>; condition: Record<string, string> }
    }
  /** Said of nothing alone, or a name that another filter has. */
  const LEFT = new Set([
    'centro_comercial',
    'ruina',
    'obra_nueva',
    'muy_buen_estado',
    'buen_estado',
  ])
  const key = (text: string): string =>
    tokensOf(fold(text))
      .map((token) => token.text)
      .join(' ')

  it.each(LANGS)('%s: each value by its name', (lang) => {
    const { feature } = words('listing', lang)
    const { subtype, condition } = words('property', lang).enums
    const missing = [
      ['feature', feature],
      ['subtype', subtype],
      ['condition', condition],
    ].flatMap(([filter, names]) =>
      Object.entries(names as Record<string, string>)
        .filter(([value]) => !LEFT.has(value))
        .filter(
          ([value, name]) =>
            !PHRASES.get(key(name))?.some(
              (known) => known.filter === filter && known.value === value,
            ),
        )
        .map(([value, name]) => `${filter as string}.${value}: ${key(name)}`),
    )
    expect(missing).toEqual([])
  })
})
