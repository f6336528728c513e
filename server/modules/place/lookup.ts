import type { Island } from '../../../generated/model/index.ts'
import { normalisePlaceName, slugOf } from './normalise.ts'
import { places, type IslandPlace, type Municipality, type Town } from './place-data.ts'

const byIne = new Map(places.municipalities.map((one) => [one.ine, one]))
const townByCode = new Map(places.towns.map((one) => [one.code, one]))

/** A municipality of the Balearic Islands by its INE code; null elsewhere. */
export function municipality(ine: string): Municipality | null {
  return byIne.get(ine) ?? null
}

export function townOfCode(code: number): Town | null {
  return townByCode.get(code) ?? null
}

/** Municipalities of an island in the order of their codes. */
export function municipalitiesOfIsland(island: Island): Municipality[] {
  return places.municipalities.filter((one) => one.island === island)
}

/** Towns of a municipality that have a place of their own. */
export function townsOf(ine: string): Town[] {
  return places.towns.filter((town) => town.municipalityIne === ine)
}

/** The municipalities a postal code reaches, the one with most streets first. */
export function municipalitiesOfPostalCode(code: string): Municipality[] {
  // `constructor` is no code.
  const reached = Object.hasOwn(places.postalCodes, code) ? places.postalCodes[code] : undefined
  return (reached ?? []).flatMap((ine) => byIne.get(ine) ?? [])
}

/** The municipality of a postal code; null when unknown or when the code reaches several. */
export function municipalityOfPostalCode(code: string): Municipality | null {
  const found = municipalitiesOfPostalCode(code)
  return found.length === 1 ? (found[0] ?? null) : null
}

/** A place of the site, by its address. */
export type Found =
  | { kind: 'region' }
  | { kind: 'island'; island: IslandPlace }
  | { kind: 'municipality'; municipality: Municipality }
  | { kind: 'town'; town: Town; municipality: Municipality }
  | { kind: 'postalCode'; code: string; municipalities: Municipality[] }

const bySlug = slugs()

/**
 * The place of a slug, also of one made from another spelling ("mahon", "palma-de-mallorca"); null
 * when unknown.
 */
export function placeOfSlug(slug: string): Found | null {
  const municipalities = municipalitiesOfPostalCode(slug)
  if (municipalities.length > 0) return { kind: 'postalCode', code: slug, municipalities }
  return bySlug.get(slug) ?? null
}

/** Own slugs win over other spellings, larger places over smaller ones: "ibiza" is the island. */
function slugs(): Map<string, Found> {
  const found = new Map<string, Found>()
  const entries: [string[], Found][] = [
    [[places.region.slug, ...places.region.all], { kind: 'region' }],
    ...places.islands.map((island): [string[], Found] => [
      [island.slug, ...island.all],
      { kind: 'island', island },
    ]),
    ...places.municipalities.map((one): [string[], Found] => [
      [one.slug, ...one.all],
      { kind: 'municipality', municipality: one },
    ]),
    ...places.towns.flatMap((town): [string[], Found][] => {
      const own = byIne.get(town.municipalityIne)
      return own ? [[[town.slug, ...town.all], { kind: 'town', town, municipality: own }]] : []
    }),
  ]
  for (const [[slug = ''], place] of entries) if (!found.has(slug)) found.set(slug, place)
  for (const [names, place] of entries) {
    for (const name of names) if (!found.has(slugOf(name))) found.set(slugOf(name), place)
  }
  return found
}

const names = municipalityNames()

/**
 * INE code of the municipality a feed or a person means: any spelling of a municipality, a town or
 * settlement that lies in one only, a name with the island behind it, or a single slip of the pen
 * in a long name. Null when in doubt.
 */
export function findMunicipality(nameInAnySpelling: string): string | null {
  const key = normalisePlaceName(nameInAnySpelling)
  const parts = nameInAnySpelling.split(/[/,(|-]/).map(normalisePlaceName)
  for (const candidate of [
    key,
    key.replace(/ (de )?(mallorca|menorca|ibiza|eivissa|baleares|balears)$/, ''),
    ...parts,
  ]) {
    const ine = names.get(candidate)
    if (ine !== undefined) return ine
  }
  if (key.length < 6) return null
  const near = new Set(
    [...names]
      .filter(([name]) => name.length > 5 && distance(name, key, 1) <= 1)
      .map(([, ine]) => ine),
  )
  return near.size === 1 ? ([...near][0] ?? null) : null
}

/** Is this one of the spellings of a municipality? Maó is Mahón. */
export const isMunicipality = (ine: string, name: string): boolean =>
  municipality(ine)?.all.some((one) => normalisePlaceName(one) === normalisePlaceName(name)) ??
  false

/** Is this, by itself, the name of a municipality, or of a town or settlement of it? */
export const isPlaceOf = (ine: string, name: string): boolean =>
  names.get(normalisePlaceName(name)) === ine

function municipalityNames(): Map<string, string> {
  const found = new Map<string, string>()
  for (const one of places.municipalities)
    for (const name of one.all) found.set(normalisePlaceName(name), one.ine)
  for (const town of places.towns) {
    for (const name of town.all) {
      const key = normalisePlaceName(name)
      if (!found.has(key)) found.set(key, town.municipalityIne)
    }
  }
  for (const [key, ine] of Object.entries(places.settlements))
    if (!found.has(key)) found.set(key, ine)
  return found
}

/** Edits (insert, delete, change, swap neighbours) between two words; stops above `limit`. */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const change = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      let best = Math.min(change, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (before[j - 2] ?? 0) + 1)
      row.push(best)
    }
    if (Math.min(...row) > limit) return limit + 1
    before = last
    last = row
  }
  return last[b.length] ?? limit + 1
}
