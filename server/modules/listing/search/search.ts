import type { Operations } from '../../../../generated/server/operations.ts'
import type { NearCircle, PublicOperation } from '../../../../generated/model/index.ts'
import type { Lang } from '../../../contract/context.ts'
import { fieldErrors } from '../../../contract/errors.ts'
import { CONDITION, ENERGY, FEATURE, LOWERED, OPERATION, seaMask, SUBTYPE, TYPE } from '../codes.ts'
import type { Box } from '../morton.ts'
import { wordsIn } from '../projection/search-terms.ts'
import { say } from '../messages.ts'
import { placeFilter, type PlaceFilter } from './place-filter.ts'
import { circleRing, MOST_KM, MOST_MINUTES, readNear } from './near.ts'
import { boxAround, MOST_CORNERS, readRing, shared, toShape, type Shape } from './shape.ts'

/** The filters as the contract takes them: the same for list, facets and clusters. */
export type Query = Operations['getListingFacets']['query']

/** Days a home counts as new. */
export const RECENT_DAYS = 7
const MOST_WORDS = 8

/** A search in the numbers of the search rows. Null or empty: no such filter. */
export interface Search {
  operation: PublicOperation
  op: number
  place: PlaceFilter | null
  types: number[]
  subtypes: number[]
  energies: number[]
  conditions: number[]
  priceMin: number | null
  priceMax: number | null
  areaMin: number | null
  areaMax: number | null
  beds: number
  baths: number
  /** Bits that must all be set, with LOWERED. */
  feat: number
  /** Milliseconds since 1970. */
  since: number | null
  agencyId: string | null
  /** Adverts, too, for which another agency's advert of the same home stands. */
  hiddenToo: boolean
  /** Holds the map's box and every shape. */
  box: Box | null
  /** Of each group any; a home must lie in all groups. */
  shapes: Shape[][]
  near: NearCircle | null
  /** Folded words, all of which must occur. */
  words: string[]
  /** Language the words are read in first; null without words. */
  language: Lang | null
}

/** Reads a query; what no schema can say (an upside-down range, an unknown place) is a 400 here. */
export function readSearch(query: Query, now: Date, lang: Lang): Search {
  const wrong: Record<string, string> = {}
  if (above(query.priceMin, query.priceMax)) wrong.priceMin = say(lang, 'range')
  if (above(query.areaMin, query.areaMax)) wrong.areaMin = say(lang, 'range')
  const place = query.place === undefined ? null : placeFilter(query.place)
  if (place === undefined) wrong.place = say(lang, 'place')
  const box = query.bbox === undefined ? null : readBox(query.bbox)
  if (box === undefined) wrong.bbox = say(lang, 'bbox')
  const rings = (query.area ?? []).map(readRing)
  const fault = rings.find((ring) => typeof ring === 'string')
  if (fault !== undefined) wrong.area = say(lang, fault, { limit: MOST_CORNERS })
  const near = query.near === undefined ? null : readNear(query.near)
  if (typeof near === 'string') wrong.near = say(lang, near, { km: MOST_KM, minutes: MOST_MINUTES })
  if (Object.keys(wrong).length > 0) fieldErrors(wrong)
  const circle = typeof near === 'string' ? null : near
  const groups = [
    rings.filter((ring) => typeof ring !== 'string'),
    circle === null ? [] : [circleRing(circle)],
  ].filter((group) => group.length > 0)
  const operation = query.operation ?? 'V'
  const words = readWords(query.q)
  return {
    operation,
    op: OPERATION[operation],
    place: place ?? null,
    types: codes(TYPE, query.type),
    subtypes: codes(SUBTYPE, query.subtype),
    energies: codes(ENERGY, query.energy),
    conditions: codes(CONDITION, query.condition),
    priceMin: query.priceMin || null,
    priceMax: query.priceMax ?? null,
    areaMin: query.areaMin || null,
    areaMax: query.areaMax ?? null,
    beds: query.bedroomsMin ?? 0,
    baths: query.bathroomsMin ?? 0,
    feat: codes(FEATURE, query.feature).reduce(
      (mask, bit) => mask | bit,
      seaMask(query.seaMax) | (query.priceLowered ? LOWERED : 0),
    ),
    since: laterOf(
      query.recent ? now.getTime() - RECENT_DAYS * 86_400_000 : null,
      query.since === undefined ? null : Date.parse(query.since),
    ),
    agencyId: query.agencyId?.toLowerCase() ?? null,
    // An agency's own search finds those.
    hiddenToo: query.agencyId !== undefined,
    box: groups.reduce((inside, group) => shared(inside, boxAround(group)), box ?? null),
    shapes: groups.map((group) => group.map(toShape)),
    near: circle,
    words,
    language: words.length > 0 ? lang : null,
  }
}

/** The words of a question, each once. */
export function readWords(q: string | undefined): string[] {
  return [...new Set(wordsIn(q ?? ''))].slice(0, MOST_WORDS)
}

function readBox(text: string): Box | undefined {
  const [west = NaN, south = NaN, east = NaN, north = NaN] = text.split(',').map(Number)
  const sound =
    west < east && south < north && west >= -180 && east <= 180 && south >= -90 && north <= 90
  return sound ? { west, south, east, north } : undefined
}

/** The later of two moments, of which either may not be asked for. */
function laterOf(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.max(one, other)
}

function codes<K extends string>(table: Record<K, number>, values: K[] | undefined): number[] {
  return [...new Set((values ?? []).map((value) => table[value]))]
}

function above(low: number | undefined, high: number | undefined): boolean {
  return low !== undefined && high !== undefined && low > high
}
