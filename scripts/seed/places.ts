import type { Island, PropertyLocation } from '../../generated/model/index.ts'
import {
  municipalitiesOfIsland,
  municipalityAt,
  townsOf,
  type Municipality,
} from '../../server/modules/place/index.ts'
import type { Chance } from './random.ts'

const STREETS = [
  'sa Lluna',
  'Major',
  'de sa Mar',
  'des Molí',
  'de Sant Jaume',
  'de la Pau',
  'Nou',
  'des Forn',
  'de sa Plaça',
  'de Ramon Llull',
  'de l’Església',
  'dels Ametllers',
  'des Pins',
  'del Port',
  'de sa Font',
  'de Jaume III',
]
const ZONES: Record<string, string[]> = {
  '07040': [
    'Santa Catalina',
    'Portixol',
    'Es Molinar',
    'La Llotja',
    'Son Espanyolet',
    'Son Vida',
    'Gènova',
    'Pere Garau',
  ],
  '07061': ['Biniaraix', 'Es Convent', 'Port de Sóller'],
  '07026': ['Dalt Vila', 'Talamanca', 'Marina Botafoch'],
  '07032': ['Moll de Llevant', 'Es Grau', 'Centre'],
  '07015': ['Cala Blanca', 'Port', 'Centre'],
}

/** Where most homes are offered: by people, with the small places still seen. */
const weight = (place: Municipality): number =>
  Math.sqrt(Math.min(place.population || 3000, 90_000)) + 12

/** Where an agency works most: the share of its homes by municipality (INE); the rest lie anywhere. */
export type Around = Readonly<Record<string, number>>

/** Municipalities of an island with their weights, those an agency works in by their shares. */
function chances(island: Island, around: Around): (readonly [Municipality, number])[] {
  const all = municipalitiesOfIsland(island)
  const others = all.filter(({ ine }) => around[ine] === undefined)
  const sum = others.reduce((total, one) => total + weight(one), 0)
  const rest = 1 - Object.values(around).reduce((total, share) => total + share, 0)
  return all.map((one) => {
    const share = around[one.ine]
    return [one, share === undefined ? weight(one) : (share / rest) * sum] as const
  })
}

/**
 * A place on an island: municipality, town or zone, street, and a pin inside the municipality's
 * outline.
 */
export function place(
  random: Chance,
  island: Island,
  around: Around = {},
): { home: Municipality; label: string; location: PropertyLocation } {
  const home = random.weighted(chances(island, around))
  const towns = townsOf(home.ine)
  const town = towns.length && random.is(0.45) ? random.pick(towns) : null
  const zones = ZONES[home.ine]
  const zone = !town && zones && random.is(0.6) ? random.pick(zones) : null
  const geo = pin(random, home.ine, town?.geo ?? home.geo)
  const precision = random.weighted([
    ['exact', 30],
    ['moved', 70],
  ] as const)
  const visibility = random.weighted([
    ['full', 20],
    ['street', 65],
    ['hidden', 15],
  ] as const)
  return {
    home,
    label: zone ?? town?.name ?? home.name,
    location: {
      municipalityIne: home.ine,
      island,
      province: 'Illes Balears',
      countryCode: 'ES',
      town: town?.name ?? home.name,
      ...(home.postalCodes.length ? { postalCode: random.pick(home.postalCodes) } : {}),
      ...(zone ? { zoneName: zone } : {}),
      streetType: 'carrer',
      streetName: random.pick(STREETS),
      number: String(random.whole(1, 92)),
      geo,
      addressVisibility: visibility,
      ...(visibility === 'hidden' ? {} : { geoPrecision: precision }),
    },
  }
}

function pin(
  random: Chance,
  ine: string,
  centre: { lat: number; lon: number },
): { lat: number; lon: number } {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const spread = attempt < 30 ? 0.014 : 0.004
    const lat = centre.lat + (random.next() + random.next() - 1) * spread
    const lon = centre.lon + (random.next() + random.next() - 1) * spread * 1.3
    if (municipalityAt(lat, lon) === ine)
      return { lat: Number(lat.toFixed(6)), lon: Number(lon.toFixed(6)) }
  }
  return centre
}
