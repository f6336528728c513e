import { municipalitiesOfIsland, placeOfSlug } from '../../place/index.ts'
import { ISLAND_CODE } from '../codes.ts'

/** Municipality codes, any of them; town and postal code narrow them. */
export interface PlaceFilter {
  munis: number[]
  town: number
  postal: number
}

/** Where a search row lies. */
export interface PlaceKey {
  muni: number
  town: number
  postal: number
}

/** Null is everywhere, undefined an unknown place. */
export function placeFilter(slug: string): PlaceFilter | null | undefined {
  const found = placeOfSlug(slug)
  if (found === null) return undefined
  switch (found.kind) {
    case 'region':
      return null
    case 'island': {
      const { island } = found.island
      return {
        munis: [
          ISLAND_CODE[island],
          ...municipalitiesOfIsland(island).map(({ ine }) => Number(ine)),
        ],
        town: 0,
        postal: 0,
      }
    }
    case 'municipality':
      return { munis: [Number(found.municipality.ine)], town: 0, postal: 0 }
    case 'town':
      return { munis: [Number(found.municipality.ine)], town: found.town.code, postal: 0 }
    case 'postalCode':
      return {
        munis: found.municipalities.map(({ ine }) => Number(ine)),
        town: 0,
        postal: Number(found.code),
      }
  }
}

/** Whether a row lies at a place; null is everywhere. */
export const liesIn = (place: PlaceFilter | null, { muni, town, postal }: PlaceKey): boolean =>
  place === null ||
  (place.munis.includes(muni) &&
    (place.town === 0 || place.town === town) &&
    (place.postal === 0 || place.postal === postal))
