import type { PlaceKind } from '../../../generated/model/index.ts'
import { distance, placeOfSlug, type Found } from './lookup.ts'
import { normalisePlaceName } from './normalise.ts'
import { places } from './place-data.ts'

/** How good a name fits: the whole of it, its beginning, its words in any order, or nearly. */
const WHOLE = 100
const START = 80
const WORDS = 60
const NEARLY = 30

const KIND_WEIGHT: Record<PlaceKind, number> = {
  island: 4,
  region: 3,
  municipality: 2,
  town: 1,
  postalCode: 0,
}

interface Entry {
  place: Found
  kind: PlaceKind
  /** Spellings, normalised. */
  names: string[]
  /**
   * Settlements of a municipality that are no place of their own: they lead to it, after what bears
   * the name itself.
   */
  within: string[]
  population: number
}

const entries = allEntries()

/**
 * Places whose name in any spelling fits what was typed so far, best first. Without text: islands
 * and the largest municipalities. The kinds narrow it.
 */
export function findPlaces(typed: string, kinds: PlaceKind[], limit: number): Found[] {
  const key = normalisePlaceName(typed)
  const wanted = kinds.length === 0 ? entries : entries.filter(({ kind }) => kinds.includes(kind))
  if (key === '') {
    // Nobody starts with a postal code, and a sign alone ("?") is no name.
    const named =
      kinds.length === 0
        ? wanted.filter(({ kind }) => kind === 'island' || kind === 'municipality')
        : wanted
    return typed.trim() === ''
      ? take(
          named.map((entry) => ({ entry, fit: 0 })),
          limit,
        )
      : []
  }
  const fits = fitting(wanted, (entry) => fitOfEntry(entry, key))
  if (fits.length > 0) return take(fits, limit)
  return take(
    fitting(wanted, ({ names }) => Math.max(...names.map((name) => nearly(name, key)))),
    limit,
  )
}

function fitting(list: Entry[], fitOf: (entry: Entry) => number): { entry: Entry; fit: number }[] {
  return list.map((entry) => ({ entry, fit: fitOf(entry) })).filter(({ fit }) => fit > 0)
}

function take(fits: { entry: Entry; fit: number }[], limit: number): Found[] {
  return fits
    .sort(
      (a, b) =>
        b.fit - a.fit ||
        KIND_WEIGHT[b.entry.kind] - KIND_WEIGHT[a.entry.kind] ||
        b.entry.population - a.entry.population ||
        (a.entry.names[0] ?? '').localeCompare(b.entry.names[0] ?? ''),
    )
    .slice(0, limit)
    .map(({ entry }) => entry.place)
}

function fitOfEntry({ names, within }: Entry, key: string): number {
  const own = Math.max(...names.map((name) => fitOf(name, key)))
  return Math.max(own, ...within.map((name) => fitOf(name, key) / 2))
}

function fitOf(name: string, key: string): number {
  if (name === key) return WHOLE
  if (name.startsWith(key)) return START
  const words = name.split(' ')
  const asked = key.split(' ')
  return asked.every((part) => words.some((word) => word.startsWith(part))) ? WORDS : 0
}

/** With slips of the pen, asked for when nothing fits as it is typed. */
function nearly(name: string, key: string): number {
  if (key.length < 4 || /^\d+$/.test(key)) return 0
  const slips = key.length < 8 ? 1 : 2
  // What is typed may be the beginning of the name, with a slip in it.
  const heads = [
    name,
    ...[-1, 0, 1].map((more) => name.slice(0, key.length + more)),
    ...name.split(' '),
  ]
  const off = Math.min(...heads.map((head) => distance(head, key, slips)))
  return off <= slips ? NEARLY - off : 0
}

function allEntries(): Entry[] {
  const slugs = [
    places.region,
    ...places.islands.map((island, i) => ({ ...island, population: 1e6 - i })),
    ...places.municipalities,
    ...places.towns,
    ...Object.keys(places.postalCodes).map((slug) => ({ slug, all: [slug], population: 0 })),
  ]
  const seen = new Set<string>()
  return slugs.flatMap(({ slug, all, ...rest }) => {
    const place = placeOfSlug(slug)
    if (place === null || seen.has(slug)) return [] // Formentera is island and municipality: one place
    seen.add(slug)
    const population =
      'population' in rest && typeof rest.population === 'number' ? rest.population : 0
    return [
      {
        place,
        kind: place.kind,
        names: [...new Set(all.map(normalisePlaceName))],
        within: withinOf(place),
        population,
      },
    ]
  })
}

function withinOf(place: Found): string[] {
  if (place.kind !== 'municipality') return []
  return Object.entries(places.settlements).flatMap(([name, ine]) =>
    ine === place.municipality.ine ? [name] : [],
  )
}
