import type { Handlers } from '../../../generated/server/operations.ts'
import type { Place } from '../../../generated/model/index.ts'
import { streetsIn, surroundingsIn } from '../../basemap/index.ts'
import type { Ctx } from '../../contract/context.ts'
import { notFound } from '../../contract/errors.ts'
import { countPlaces, type PlaceCount } from './counts.ts'
import { findPlaces } from './find.ts'
import { placeOfSlug, type Found } from './lookup.ts'
import { toPlace, toStreet } from './place.view.ts'
import { readPoint, streetsAt } from './streets/at-point.ts'
import { findStreets } from './streets/find.ts'
import { readStreets } from './streets/read.ts'
import { readSurroundings, surroundingsOf } from './surroundings/near.ts'

const MOST = 24

const MOST_STREETS = 8

/** The tag `place`: public, answered from memory but for the counts. */
export const handlers = {
  searchPlaces: async ({ query }, { deps, lang }) => {
    const found = findPlaces(query.q ?? '', query.kind ?? [], query.limit ?? MOST)
    const counts = found.length > 0 ? await countPlaces(deps.db, query.operation) : []
    return { items: found.map((place) => counted(place, counts, lang)) }
  },

  getPlace: async ({ params }, { deps, lang }) => {
    const found = placeOfSlug(params.slug) ?? notFound(lang)
    return counted(found, await countPlaces(deps.db), lang)
  },

  searchStreets: async ({ query }, { deps, lang }) => {
    const index = await readStreets(streetsIn(deps.config.dataDir))
    const [streets, limit] = [index?.streets ?? [], query.limit ?? MOST_STREETS]
    const found = query.at
      ? streetsAt(streets, readPoint(query.at), limit)
      : findStreets(streets, query.q ?? '', query.municipalityIne ?? null, limit)
    return { known: index !== null, items: found.flatMap((one) => toStreet(one, lang) ?? []) }
  },

  listSurroundings: async ({ query }, { deps }) => {
    const places = await readSurroundings(surroundingsIn(deps.config.dataDir))
    return { known: places !== null, items: surroundingsOf(places ?? [], query) }
  },
} satisfies Pick<Handlers<Ctx>, 'searchPlaces' | 'getPlace' | 'searchStreets' | 'listSurroundings'>

function counted(found: Found, counts: PlaceCount[], lang: Ctx['lang']): Place {
  const place = toPlace(found, lang)
  const within = counts.filter((count) => lies(found, place, count))
  return { ...place, listingCount: within.reduce((sum, { count }) => sum + count, 0) }
}

function lies(found: Found, place: Place, { island, muni, town, postal }: PlaceCount): boolean {
  switch (found.kind) {
    case 'region':
      return true
    case 'island':
      return island === place.island
    case 'municipality':
      return muni === Number(found.municipality.ine)
    case 'town':
      return town === found.town.code && muni === Number(found.municipality.ine)
    case 'postalCode':
      return postal === Number(found.code)
  }
}
