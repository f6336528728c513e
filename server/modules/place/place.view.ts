import type { Island, Place, Street } from '../../../generated/model/index.ts'
import type { Lang } from '../../contract/context.ts'
import { municipalitiesOfIsland, municipality, type Found } from './lookup.ts'
import { places, type Bbox } from './place-data.ts'
import type { FoundStreet } from './streets/find.ts'

/** Degrees from the middle of a town to the edge of its box, about 1.5 km. */
const TOWN_LAT = 0.0135
const TOWN_LON = 0.0175

/** A place as the contract shows it, named in the language of the request; counted elsewhere. */
export function toPlace(found: Found, lang: Lang): Place {
  switch (found.kind) {
    case 'region': {
      const { slug, byLanguage, all, geo, bbox } = places.region
      return { ...base, slug, kind: 'region', name: byLanguage[lang], names: all, geo, bbox }
    }
    case 'island': {
      const { slug, byLanguage, all, geo, bbox, island } = found.island
      const [only, ...others] = municipalitiesOfIsland(island)
      const one = others.length === 0 ? only : undefined
      return {
        ...base,
        slug,
        kind: 'island',
        name: byLanguage[lang],
        names: all,
        geo,
        bbox,
        island,
        municipalityIne: one?.ine ?? null,
        municipality: one?.byLanguage[lang] ?? null,
      }
    }
    case 'municipality': {
      const { slug, byLanguage, all, geo, bbox, island, ine, postalCodes } = found.municipality
      const name = byLanguage[lang]
      return {
        slug,
        kind: 'municipality',
        name,
        names: all,
        geo,
        bbox,
        island,
        municipalityIne: ine,
        municipality: name,
        postalCodes,
      }
    }
    case 'town': {
      const { slug, byLanguage, all, geo } = found.town
      const { island, ine } = found.municipality
      const bbox = [
        geo.lon - TOWN_LON,
        geo.lat - TOWN_LAT,
        geo.lon + TOWN_LON,
        geo.lat + TOWN_LAT,
      ].map(degrees)
      return {
        slug,
        kind: 'town',
        name: byLanguage[lang],
        names: all,
        geo,
        bbox,
        island,
        municipalityIne: ine,
        municipality: found.municipality.byLanguage[lang],
      }
    }
    case 'postalCode': {
      const { code, municipalities } = found
      const [first, ...others] = municipalities
      const one = others.length === 0 ? first : undefined
      return {
        slug: code,
        kind: 'postalCode',
        name: code,
        names: [code],
        island: onlyIsland(municipalities.map(({ island }) => island)),
        municipalityIne: one?.ine ?? null,
        municipality: municipalities.map(({ byLanguage }) => byLanguage[lang]).join(', ') || null,
        postalCodes: [code],
        geo: null,
        bbox: union(municipalities.map(({ bbox }) => bbox)),
      }
    }
  }
}

/** A street as the contract shows it; null where its municipality is none of ours. */
export function toStreet(found: FoundStreet, lang: Lang): Street | null {
  const { street, number, exactness, lat, lon } = found
  const of = municipality(street.i)
  return (
    of && {
      name: street.n,
      number,
      exactness,
      municipalityIne: of.ine,
      municipality: of.byLanguage[lang],
      geo: { lat, lon },
      bbox: street.b,
    }
  )
}

const base = { island: null, municipalityIne: null, municipality: null }

function onlyIsland(islands: Island[]): Island | null {
  return new Set(islands).size === 1 ? (islands[0] ?? null) : null
}

function union(boxes: Bbox[]): Bbox | null {
  if (boxes.length === 0) return null
  const of = (side: 0 | 1 | 2 | 3): number[] => boxes.map((box) => box[side])
  return [Math.min(...of(0)), Math.min(...of(1)), Math.max(...of(2)), Math.max(...of(3))]
}

function degrees(value: number): number {
  return Math.round(value * 1e5) / 1e5
}
