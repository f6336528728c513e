import type { Island, PropertyLocation } from '../../generated/model/index.ts'
import {
  municipalitiesOfIsland,
  municipalityAt,
  townsOf,
  type Municipality,
} from '../../server/modules/place/index.ts'
import type { Shape } from './home-shapes.ts'
import type { Chance } from './random.ts'
import { isRural, zonesFor } from './zones.ts'

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

/** Half the height in degrees of where pins fall: a quarter, a village, a countryside. */
const SPREAD = { zone: 0.003, town: 0.005, country: 0.03 } as const

/**
 * A place on an island where such a home may stand: municipality, town or zone, street, and a pin
 * near the middle of it, inside the municipality's outline.
 */
export function place(
  random: Chance,
  { island, around = {} }: { island: Island; around?: Around | undefined },
  shape: Shape,
): { home: Municipality; label: string; factor: number; location: PropertyLocation } {
  const home = random.weighted(chances(island, around))
  const rural = isRural(shape)
  const towns = rural ? [] : townsOf(home.ine)
  const town = towns.length && random.is(0.45) ? random.pick(towns) : null
  const zones = zonesFor(home.ine, shape)
  const zone = !town && zones.length && random.is(0.6) ? random.pick(zones) : null
  const spread = SPREAD[rural ? 'country' : zone ? 'zone' : 'town']
  const geo = pin(random, home.ine, (zone ?? town ?? home).geo, spread)
  const precision = random.weighted([
    ['exact', 30],
    ['moved', 70],
  ] as const)
  const visibility = random.weighted([
    ['full', 20],
    ['street', 65],
    ['hidden', 15],
  ] as const)
  const postalCode =
    zone?.postalCode ?? (home.postalCodes.length ? random.pick(home.postalCodes) : null)
  return {
    home,
    label: zone?.name ?? town?.name ?? home.name,
    factor: zone?.factor ?? 1,
    location: {
      municipalityIne: home.ine,
      island,
      province: 'Illes Balears',
      countryCode: 'ES',
      town: town?.name ?? home.name,
      ...(postalCode === null ? {} : { postalCode }),
      ...(zone ? { zoneName: zone.name } : {}),
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
  spread: number,
): { lat: number; lon: number } {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const near = attempt < 30 ? spread : spread / 3
    const lat = centre.lat + (random.next() + random.next() - 1) * near
    const lon = centre.lon + (random.next() + random.next() - 1) * near * 1.3
    if (municipalityAt(lat, lon) === ine)
      return { lat: Number(lat.toFixed(6)), lon: Number(lon.toFixed(6)) }
  }
  return centre
}
