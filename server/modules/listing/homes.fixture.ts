import type {
  Agency,
  Condition,
  EnergyLetter,
  Property,
  PropertyFeatures,
  PropertyLayout,
  PropertySubtype,
  PropertyType,
  PublicOperation,
} from '../../../generated/model/index.ts'
import { uuidv7 } from '../../db/index.ts'
import { municipality } from '../place/index.ts'
import type { ListingSource } from './source.ts'
import { numbers } from '../../testing/numbers.ts'

export function agencyOf(name: string): Agency {
  const at = '2026-01-01T00:00:00.000Z'
  return {
    id: uuidv7(),
    slug: name.toLowerCase(),
    tradeName: name,
    logo: null,
    version: 1,
    createdAt: at,
    updatedAt: at,
  }
}

/** A plain published flat in Sóller with the steps given over it. */
export function homeOf(agency: Agency, steps: Partial<Property> = {}): ListingSource {
  const at = steps.publishedAt ?? '2026-02-01T10:00:00.000Z'
  const property: Property = {
    id: uuidv7(),
    ref: 'LL-0001',
    agencyId: agency.id,
    agentId: null,
    status: 'active',
    substatus: null,
    tags: [],
    version: 1,
    createdAt: at,
    updatedAt: at,
    createdBy: null,
    publishedAt: at,
    source: 'OTHER',
    externalIds: [],
    outsideArea: false,
    quality: { completenessPct: 100, items: [] },
    media: [],
    documentCount: 0,
    basics: { type: 'vivienda', subtype: 'piso', offers: [{ operation: 'V', price: 30_000_000 }] },
    location: {
      municipalityIne: '07061',
      town: 'Sóller',
      island: 'MALLORCA',
      postalCode: '07100',
      addressVisibility: 'street',
    },
    layout: { built: 100, bedrooms: 3, bathrooms: 2 },
    texts: { title: { es: 'Piso en Sóller' }, description: { es: 'Piso luminoso.' } },
    ...steps,
  }
  return { property, agency, agent: null, geo: { lat: 39.7662, lon: 2.7152 }, precision: 'exact' }
}

const PLACES = ['07040', '07040', '07040', '07061', '07011', '07026', '07024', '07015', '07042']
const CODES = {
  '07040': '07001',
  '07061': '07100',
  '07011': '07181',
  '07026': '07800',
  '07024': '07860',
  '07015': '07760',
  '07042': '07460',
}
const TYPES: PropertyType[] = ['vivienda', 'vivienda', 'vivienda', 'local', 'terreno', 'parking']
const HOMES: PropertySubtype[] = ['piso', 'atico', 'villa', 'finca_rustica']
const STATES: Condition[] = ['buen_estado', 'reformado', 'obra_nueva', 'reformar']
const LETTERS: EnergyLetter[] = ['A', 'B', 'C', 'D', 'E']
const WORDS = [
  'piscina',
  'jardín',
  'céntrico',
  'reformado',
  'vistas',
  'Terraza',
  'soleado',
  'garaje',
]

/** Homes of every kind, the same for the same seed; `now` is the day they are looked at. */
export function someHomes(count: number, agencies: Agency[], now: Date, seed = 7): ListingSource[] {
  const roll = numbers(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(roll() * list.length)] as T
  const maybe = <T>(share: number, value: T): T | undefined => (roll() < share ? value : undefined)
  return Array.from({ length: count }, (_, i) => {
    const type = pick(TYPES)
    const ine = pick(PLACES)
    const place = municipality(ine)
    const operation: PublicOperation = roll() < 0.65 ? 'V' : pick(['A', 'TDA', 'ON'] as const)
    const rent = operation === 'A' || operation === 'TDA'
    const price =
      Math.round((rent ? 500 + roll() * 3000 : 80_000 + roll() * roll() * 2_000_000) / 50) * 5000
    const hidden = roll() < 0.15
    const layout: PropertyLayout =
      type === 'vivienda'
        ? {
            built: 40 + Math.floor(roll() * 300),
            bedrooms: maybe(0.9, Math.floor(roll() * 6)),
            bathrooms: maybe(0.9, 1 + Math.floor(roll() * 4)),
            views: maybe(0.3, ['sea']),
          }
        : type === 'terreno'
          ? { plot: 500 + Math.floor(roll() * 20_000) }
          : { built: maybe(0.8, 10 + Math.floor(roll() * 200)) }
    const features: PropertyFeatures =
      type === 'vivienda'
        ? {
            features: [
              ...(roll() < 0.5 ? (['terrace'] as const) : []),
              ...(roll() < 0.4 ? (['lift'] as const) : []),
            ],
            pool: pick(['none', 'private', 'communal'] as const),
            airConditioning: maybe(0.5, 'cold'),
          }
        : {}
    const publishedAt = new Date(
      now.getTime() - Math.floor(roll() * 60) * 43_200_000 - (i % 3),
    ).toISOString()
    const source = homeOf(pick(agencies), {
      ref: `H-${i}`,
      publishedAt,
      updatedAt: publishedAt,
      basics: {
        type,
        subtype: type === 'vivienda' ? pick(HOMES) : undefined,
        condition: maybe(0.8, pick(STATES)),
        offers: [
          {
            operation,
            price,
            priceOnRequest: maybe(0.05, true),
            rentPeriod: rent ? 'MONTH' : undefined,
          },
          ...(operation === 'V' && roll() < 0.1
            ? [{ operation: 'A' as const, price: 120_000, rentPeriod: 'MONTH' as const }]
            : []),
        ],
      },
      location: {
        municipalityIne: ine,
        town: ine === '07061' && roll() < 0.4 ? 'Puerto de Sóller' : place?.name,
        island: place?.island,
        postalCode: (CODES as Record<string, string>)[ine],
        addressVisibility: hidden ? 'hidden' : 'street',
      },
      layout,
      features,
      legal:
        type === 'vivienda' && roll() < 0.7
          ? { energy: { status: 'provided', consumptionLetter: pick(LETTERS) } }
          : {},
      texts: {
        title: { es: `Inmueble ${i}` },
        description: { es: [pick(WORDS), pick(WORDS), pick(WORDS)].join(' y ') },
      },
    })
    source.geo =
      hidden || !place
        ? null
        : { lat: place.geo.lat + (roll() - 0.5) / 50, lon: place.geo.lon + (roll() - 0.5) / 50 }
    source.precision = hidden ? 'hidden' : 'moved'
    if (roll() < 0.2 && !rent)
      source.priceHistory = [{ at: publishedAt, operation, price: price + 5_000_000 }]
    source.property = JSON.parse(JSON.stringify(source.property)) as Property // as stored: no undefined
    return source
  })
}
