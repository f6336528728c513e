import type {
  Operation,
  PropertySubtype,
  PropertyType,
} from '../../../../../generated/model/index.ts'
import { numberOf, operationsOf, readType } from '../../../import/index.ts'
import { placeOfSlug, slugOf } from '../../../place/index.ts'
import { plain } from '../person/plain.ts'

/** A value as its parts, where the whole of it means nothing. */
const partsOf = (text: string, signs: RegExp): string[] =>
  text
    .split(signs)
    .map((part) => part.trim())
    .filter(Boolean)

/** Reads a value whole, else part by part; null when any of it means nothing. */
function readAll<T>(text: string, signs: RegExp, read: (part: string) => T | null): T[] | null {
  const whole = read(text)
  if (whole !== null) return [whole]
  const parts = partsOf(text, signs).map(read)
  return parts.length === 0 || parts.includes(null) ? null : (parts as T[])
}

const LISTED = /[\n;,|/]| (?:y|i|o|and|or|und|oder) /i

/** `Compra`, `Alquiler de temporada`, `Venta y alquiler`; null for words we do not know. */
export const wantedOperations = (text: string): Operation[] | null => operationsOf(text)

const LINKS = /^(?:y|i|o|and|or|und|oder|de|en|a|un|una|para|per|busca|quiere)$/

/** What a cell says beyond what to do: `chalet` of `Compra chalet`; empty for an operation alone. */
export const beyondOperation = (text: string): string =>
  text
    .split(/[\s,;|/]+/)
    .filter((one) => one !== '' && !LINKS.test(plain(one)) && operationsOf(one) === null)
    .join(' ')

/** What people mean who ask for a house or a flat: neighbours that portals tell apart. */
const MEANT: Partial<Record<PropertySubtype, PropertySubtype[]>> = {
  casa: ['casa', 'chalet_independiente', 'pareado', 'adosado', 'casa_de_pueblo', 'villa'],
  chalet_independiente: ['chalet_independiente', 'villa'],
  villa: ['chalet_independiente', 'villa'],
  piso: ['piso', 'apartamento'],
  apartamento: ['piso', 'apartamento'],
}

/**
 * Types of home in words. Subtypes narrow all types that are asked for, so they are told only where
 * each of the words has one.
 */
export function wantedTypes(
  text: string,
): { types: PropertyType[]; subtypes: PropertySubtype[] } | null {
  const known = partsOf(text, LISTED).map(readType)
  if (known.length === 0 || !known.every((one) => one !== null)) return null
  const subtypes = known.flatMap(({ subtype }) => (subtype ? (MEANT[subtype] ?? [subtype]) : []))
  return {
    types: [...new Set(known.map(({ type }) => type))],
    subtypes: known.every(({ subtype }) => subtype) ? [...new Set(subtypes)] : [],
  }
}

/** Places by their names in any spelling, or postal codes; null when one of them is unknown. */
export function wantedPlaces(text: string): { islands: string[]; places: string[] } | null {
  const find = (name: string) => placeOfSlug(slugOf(name))
  const found =
    readAll(text, /[\n;|/]/, find) ?? readAll(text, /[\n;|/,]| (?:y|i|o|and|or|und|oder) /i, find)
  if (found === null) return null
  return {
    islands: found.flatMap((one) => (one.kind === 'island' ? one.island.island : [])),
    places: found.flatMap((one) =>
      one.kind === 'municipality'
        ? one.municipality.slug
        : one.kind === 'town'
          ? one.town.slug
          : one.kind === 'postalCode'
            ? one.code
            : [],
    ),
  }
}

/** A place of a wish by its name. */
export function wantedPlaceName(slug: string): string {
  const found = placeOfSlug(slug)
  if (found?.kind === 'municipality') return found.municipality.name
  return found?.kind === 'town' ? found.town.name : slug
}

const BOUND =
  /^(?:hasta|desde|a partir de|max(?:imo)?|min(?:imo)?|fins a|des de|up to|from|over|bis|ab|mind(?:estens)?|<|>|≤|≥|\+)\.?\s*/i
const THOUSAND = /(?<=\d)\s*(?:k|mil|tsd)\.?\s*(?=€|eur|$)/i

/** `hasta 450.000 €`, `450k`; 0 is no bound (null), undefined means nothing to us. */
export function wantedNumber(text: string): number | null | undefined {
  const bare = text.trim().replace(BOUND, '').replace(/\+$/, '')
  const value = numberOf(bare.replace(THOUSAND, ''))
  if (value === undefined || value === null || value < 0) return value === null ? null : undefined
  return value === 0 ? null : THOUSAND.test(bare) ? value * 1000 : value
}

/** Letters that a range may have: where it is parted is tried in as many ways as their cube. */
const LONGEST_RANGE = 80

/** `300.000 - 450.000`: both ends; null when it is no range. */
export function wantedRange(text: string): [number, number] | null {
  const bare = text.trim()
  if (bare.length > LONGEST_RANGE) return null
  const ends = /^(.*?\d.*?)\s*(?:-|–|—|\ba\b|\bhasta\b|\bto\b|\bbis\b)\s*(.*\d.*)$/i.exec(bare)
  const [low, high] = [wantedNumber(ends?.[1] ?? ''), wantedNumber(ends?.[2] ?? '')]
  return low && high && low <= high ? [low, high] : null
}

/** Whether a cell says yes or no, and so means its column; null when it says something else. */
export function yesOrNo(text: string): boolean | null {
  const word = plain(text)
  if (/^(?:si|s|yes|y|x|1|true|verdadero|ja|wahr|cert|imprescindible|necesario)$/.test(word))
    return true
  return word === '' || /^(?:no|n|0|false|falso|nein|falsch|fals|indiferente)$/.test(word)
    ? false
    : null
}
