import type {
  Agency,
  Condition,
  EnergyLetter,
  FeatureCode,
  Property,
  PropertySubtype,
  User,
} from '../../generated/model/index.ts'
import type { ListingSource } from '../../server/modules/listing/index.ts'
import type { PlaceData } from '../../server/modules/place/place-data.ts'
import { die } from './die.ts'
import { weighted, operationOf, typeOf, bell, round, idOf, photos } from './home-parts.ts'
import { sentences } from './sentences.ts'

/**
 * Middle prices of a home for sale in EUR per m2, roughly as the islands' price tables rank their
 * municipalities.
 */
const SALE_PER_M2: Record<string, number> = {
  MALLORCA: 3600,
  MENORCA: 2800,
  IBIZA: 5400,
  FORMENTERA: 6200,
}
const LETTERS: EnergyLetter[] = ['A', 'B', 'C', 'D', 'D', 'E', 'E', 'E', 'F', 'G', 'G']
const CONDITIONS: Condition[] = [
  'obra_nueva',
  'a_estrenar',
  'reformado',
  'muy_buen_estado',
  'buen_estado',
  'buen_estado',
  'buen_estado',
  'reformar_parcial',
  'reformar',
]
const FLATS: PropertySubtype[] = [
  'piso',
  'piso',
  'piso',
  'apartamento',
  'atico',
  'duplex',
  'planta_baja',
  'estudio',
]
const HOUSES: PropertySubtype[] = [
  'chalet_independiente',
  'adosado',
  'casa',
  'casa_de_pueblo',
  'finca_rustica',
  'villa',
]
const FEATURES: [FeatureCode, number][] = [
  ['lift', 0.45],
  ['terrace', 0.55],
  ['balcony', 0.3],
  ['fireplace', 0.18],
  ['storageRoom', 0.3],
  ['stepFreeAccess', 0.12],
  ['wardrobes', 0.6],
  ['doubleGlazing', 0.5],
  ['alarm', 0.15],
  ['evCharger', 0.03],
  ['barbecue', 0.12],
  ['bright', 0.5],
]

/**
 * Makes the n-th home of the bench, the same each time: kinds, places, prices and words as a portal
 * has them.
 */
export function homeMaker(
  places: PlaceData,
  agencies: Agency[],
  agents: User[],
  newest: number,
): (n: number) => ListingSource {
  const towns = places.municipalities.map((one) => ({ ...one, weight: 600 + one.population }))
  const total = towns.reduce((sum, { weight }) => sum + weight, 0)
  return (n) => {
    const roll = die(n + 1)
    const pick = <T>(list: readonly T[]): T => list[Math.floor(roll() * list.length)] as T
    const town = weighted(towns, roll() * total)
    const [operation, type] = [operationOf(roll()), typeOf(roll())]
    const home = type === 'vivienda'
    const house = home && roll() < 0.4
    const built = Math.round(
      type === 'parking'
        ? 10 + roll() * 15
        : house
          ? 90 + roll() * roll() * 500
          : 35 + roll() * 130,
    )
    const perM2 =
      (SALE_PER_M2[town.island] ?? 3500) * Math.exp(0.35 * bell(roll)) * (home ? 1 : 0.6)
    const rent = operation === 'A' || operation === 'TDA'
    const price = round(
      type === 'terreno'
        ? 60_000 + roll() * roll() * 900_000
        : rent
          ? built * perM2 * 0.0042
          : built * perM2,
      rent ? 10 : 1000,
    )
    const agency = agencies[Math.floor(roll() * roll() * agencies.length)] as Agency
    const hidden = roll() < 0.12
    const publishedAt = new Date(
      newest - Math.floor(roll() * roll() * 720 * 86_400_000),
    ).toISOString()
    const lat = town.geo.lat + bell(roll) * 0.012
    const lon = town.geo.lon + bell(roll) * 0.015
    const property: Property = {
      id: idOf(n, roll),
      ref: `B-${n}`,
      agencyId: agency.id,
      agentId: null,
      status: 'active',
      substatus: null,
      tags: [],
      version: 1,
      createdAt: publishedAt,
      updatedAt: publishedAt,
      createdBy: null,
      publishedAt,
      source: 'OTHER',
      externalIds: [],
      outsideArea: false,
      quality: { completenessPct: 90, items: [] },
      documentCount: 0,
      media: photos(roll, home ? 8 : 3),
      basics: {
        type,
        ...(home ? { subtype: pick(house ? HOUSES : FLATS) } : {}),
        constructionYear: 1920 + Math.floor(roll() * 105),
        ...(type === 'terreno' || type === 'parking' ? {} : { condition: pick(CONDITIONS) }),
        offers: [
          {
            operation,
            price: price * 100,
            ...(rent ? { rentPeriod: 'MONTH', petsAllowed: roll() < 0.2 } : {}),
            ...(roll() < 0.02 ? { priceOnRequest: true } : {}),
          },
          ...(operation === 'V' && roll() < 0.04
            ? [
                {
                  operation: 'A' as const,
                  price: round(price * 0.0042, 10) * 100,
                  rentPeriod: 'MONTH' as const,
                },
              ]
            : []),
        ],
      },
      location: {
        municipalityIne: town.ine,
        town: town.name,
        island: town.island,
        postalCode: pick(town.postalCodes) ?? '07001',
        streetType: 'calle',
        streetName: pick(['Major', 'de la Lluna', 'Nou', 'del Sol', 'de Jaume I']),
        addressVisibility: hidden ? 'hidden' : 'street',
      },
      layout: home
        ? {
            built,
            usable: Math.round(built * 0.86),
            bedrooms: Math.min(8, 1 + Math.floor(built / 38 + roll())),
            bathrooms: Math.min(6, 1 + Math.floor(built / 90 + roll())),
            ...(house ? { plot: Math.round(built * (1.5 + roll() * 20)) } : {}),
            exterior: 'exterior',
            furnished: pick(['none', 'full']),
            ...(roll() < 0.2 ? { views: ['sea'], firstLine: roll() < 0.2 } : {}),
          }
        : type === 'terreno'
          ? { plot: Math.round(400 + roll() * roll() * 30_000) }
          : { built },
      features: home
        ? {
            features: FEATURES.filter(([, share]) => roll() < share).map(([code]) => code),
            pool: roll() < (house ? 0.5 : 0.15) ? 'private' : 'none',
            garden: house && roll() < 0.6 ? 'private' : 'none',
            airConditioning: roll() < 0.6 ? 'coldHeat' : 'none',
            heatingType: roll() < 0.4 ? 'individualHeatPump' : 'noHeating',
            parkingSpaces: roll() < 0.4 ? 1 : 0,
          }
        : {},
      legal: home
        ? {
            energy:
              roll() < 0.75
                ? {
                    status: 'provided',
                    consumptionLetter: pick(LETTERS),
                    emissionsLetter: pick(LETTERS),
                  }
                : { status: 'in_process' },
            ibiYearly: round(300 + roll() * 900, 1) * 100,
          }
        : {},
      texts: {
        title: {
          es: `${sentences('es', roll, 1, 4)} en ${town.name}`,
          en: `${sentences('en', roll, 1, 4)} in ${town.name}`,
        },
        description: { es: sentences('es', roll, 5), en: sentences('en', roll, 5) },
      },
      publication: { contactMethods: ['EMAIL', 'PHONE'], showPriceHistory: true },
    }
    const lowered =
      roll() < 0.08
        ? { priceHistory: [{ at: publishedAt, operation, price: round(price * 1.07, 1000) * 100 }] }
        : {}
    return {
      property,
      agency,
      agent: pick(agents),
      geo: hidden ? null : { lat, lon },
      precision: hidden ? 'hidden' : 'moved',
      ...lowered,
    }
  }
}
