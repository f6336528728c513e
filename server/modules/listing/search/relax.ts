import type { LoosenedSearch } from '../../../../generated/model/index.ts'
import type { Lang } from '../../../contract/context.ts'
import type { Db } from '../../../db/index.ts'
import { placeName, placeOfSlug, slugOf } from '../../place/index.ts'
import { SEA } from '../codes.ts'
import { ask, countFound } from './count.ts'
import { readSearch, type Query } from './search.ts'

type Change = LoosenedSearch['change']

/** Most suggestions that are shown. */
const MOST = 6

/** One thing of a search changed; an undefined value drops the filter. */
interface Step {
  change: Change
  value: string | number | string[] | undefined
}

/**
 * Searches that differ in one thing and find something, the smallest steps first; asked for when
 * nothing was found.
 */
export async function relaxed(
  db: Db,
  query: Query,
  now: Date,
  lang: Lang,
): Promise<LoosenedSearch[]> {
  const out: LoosenedSearch[] = []
  const done = new Set<string>()
  for (const { change, value } of steps(query)) {
    if (out.length === MOST) break
    if (done.has(change) && change !== 'feature') continue // a smaller step of the same filter already helps
    const next = { ...query, [change]: value } as Query
    const { total } = await countFound(db, await ask(db, readSearch(next, now, lang)))
    if (total === 0) continue
    done.add(change)
    const said =
      value === undefined ? null : change === 'place' ? placeName(`${value}`, lang) : String(value)
    out.push({ change, value: said, query: queryString(next), count: total })
  }
  return out
}

/** Every single step there is, small ones before large ones. */
function steps(query: Query): Step[] {
  const { priceMax, priceMin, areaMin, areaMax, bedroomsMin, bathroomsMin, feature = [] } = query
  const out: Step[] = []
  const add = (change: Change, ...values: Step['value'][]): void => {
    for (const value of values) out.push({ change, value })
  }
  if (priceMax !== undefined) add('priceMax', nice(priceMax * 1.1), nice(priceMax * 1.2))
  if (priceMin) add('priceMin', nice(priceMin * 0.9), nice(priceMin * 0.8))
  for (const code of feature) {
    const rest = feature.filter((one) => one !== code)
    add('feature', rest.length > 0 ? rest : undefined)
  }
  if (bedroomsMin) add('bedroomsMin', bedroomsMin > 1 ? bedroomsMin - 1 : undefined)
  if (bathroomsMin) add('bathroomsMin', bathroomsMin > 1 ? bathroomsMin - 1 : undefined)
  if (areaMin) add('areaMin', Math.floor(areaMin * 0.8), undefined)
  if (areaMax !== undefined) add('areaMax', Math.ceil(areaMax * 1.2), undefined)
  if (query.seaMax !== undefined)
    add('seaMax', SEA.find(([metres]) => metres > (query.seaMax ?? 0))?.[0], undefined)
  for (const wider of widerPlaces(query.place)) add('place', wider)
  for (const change of [
    'bbox',
    'area',
    'near',
    'subtype',
    'condition',
    'energy',
    'recent',
    'since',
    'priceLowered',
    'type',
    'q',
  ] as const) {
    if (query[change] !== undefined && query[change] !== false) add(change, undefined)
  }
  if (priceMax !== undefined) add('priceMax', undefined)
  if (priceMin) add('priceMin', undefined)
  return out
}

/** Town or postal code, its municipality, its island, everywhere. */
function widerPlaces(slug: string | undefined): (string | undefined)[] {
  const found = slug === undefined ? null : placeOfSlug(slug)
  if (found === null || found.kind === 'region') return []
  if (found.kind === 'island') return [undefined]
  const own = found.kind === 'postalCode' ? found.municipalities[0] : found.municipality
  const island = own && slugOf(own.island)
  return found.kind === 'municipality' ? [island, undefined] : [own?.slug, island, undefined]
}

/** Cents rounded to three leading digits, never to nothing. */
function nice(cents: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, cents))) - 2)
  return Math.max(step, Math.round(cents / step) * step)
}

/** As the API reads it: a list repeats its name. */
function queryString(query: Query): string {
  const out = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const item of [value].flat()) if (item !== undefined) out.append(name, String(item))
  }
  return out.toString()
}
