import type { Agency, Property } from '../../../generated/model/index.ts'
import { homeOf as advertOf } from '../listing/homes.fixture.ts'
import type { ListingSource } from '../listing/index.ts'
import { numbers } from '../../testing/numbers.ts'

/** The middle of Sóller, where the home of `homes.fixture.ts` of module property stands. */
export const SOLLER = { lat: 39.766, lon: 2.7152 }
/** A point that no answer may name, nor a distance to it: 3 km from where homes are shown. */
export const SECRET = { lat: 39.7924, lon: 2.7301 }

/** A house shown at a point, whose true one is elsewhere. */
export function advert(
  agency: Agency,
  {
    geo = SOLLER,
    price = 60_000_000,
    ...steps
  }: Partial<Property> & {
    geo?: ListingSource['geo']
    price?: number
  } = {},
): ListingSource {
  const source = advertOf(agency, {
    basics: {
      type: 'vivienda',
      subtype: 'casa_de_pueblo',
      condition: 'buen_estado',
      offers: [{ operation: 'V', price }],
    },
    ...steps,
  })
  const { property } = source
  const location = { ...property.location, geo: SECRET, addressVisibility: 'street' as const }
  const precision = geo === null ? 'hidden' : 'moved'
  return { ...source, property: { ...property, location }, geo, precision }
}

/** Houses of about 4,000 EUR/m² within 1.5 km of the middle. */
export function village(agency: Agency, count: number): ListingSource[] {
  const next = numbers(5)
  return Array.from({ length: count }, () => {
    const built = Math.round(90 + next() * 140)
    const geo = {
      lat: SOLLER.lat + (next() - 0.5) * 0.024,
      lon: SOLLER.lon + (next() - 0.5) * 0.03,
    }
    return advert(agency, {
      geo,
      price: Math.round(built * (340_000 + next() * 120_000)),
      layout: {
        built,
        bedrooms: 2 + Math.floor(next() * 4),
        bathrooms: 1 + Math.floor(next() * 3),
      },
    })
  })
}
