import type {
  ListingLocation,
  ListingPrecision,
  PropertyLocation,
} from '../../../../generated/model/index.ts'
import { fold } from '../../../db/index.ts'
import {
  isMunicipality,
  isPlaceOf,
  isProvince,
  metresToSea,
  municipality,
  normalisePlaceName,
  townOfCode,
  townsOf,
} from '../../place/index.ts'
import type { ListingSource } from '../source.ts'
import { streetWords } from './street-words.ts'
import { splitNumber } from './typed-number.ts'

/** Kilometres from the middle of a town within which a home belongs to it. */
const TOWN_KM = 1.5

/** How much of an address is told to everybody: the town alone, the street, or the house. */
export type AddressDetail = 'town' | 'street' | 'number'

/**
 * What the agency's two choices come to, the more careful of them (docs/decisions/0025): the number
 * is told only with the full address and an exact point. Nothing chosen is hidden.
 */
export function addressDetail(
  { addressVisibility = 'hidden', geoPrecision }: Partial<PropertyLocation>,
  precision: ListingPrecision,
): AddressDetail {
  if (addressVisibility === 'hidden') return 'town'
  return addressVisibility === 'full' &&
    precision !== 'moved' &&
    (precision === 'exact' || geoPrecision === 'exact')
    ? 'number'
    : 'street'
}

/**
 * The place as the agency shows it: the street only when visibility is full or street, its number
 * only when the point is the exact one, too; hidden leaves municipality, island, and of town,
 * urbanisation and province what our lists know by name (docs/decisions/0089). Whatever tells a
 * stranger where a home is asks here (docs/decisions/0064).
 */
export function publicLocation(
  location: Partial<PropertyLocation>,
  source: ListingSource,
): ListingLocation {
  const detail = addressDetail(location, source.precision)
  const hidden = detail === 'town'
  const found =
    location.municipalityIne === undefined ? null : municipality(location.municipalityIne)
  const own: ListingLocation = {
    island: location.island ?? found?.island ?? null,
    municipalityIne: location.municipalityIne ?? null,
    municipality: found?.name ?? null,
    precision: hidden ? 'hidden' : source.precision,
    geo: hidden || source.precision === 'hidden' ? null : source.geo,
  }
  const told = (typed: string | undefined) =>
    typed === undefined || detail === 'number' ? typed : unnumbered(typed)
  const names = hidden
    ? listedNames(location)
    : {
        province: told(location.province),
        town: told(location.town),
        urbanisation: told(location.urbanisation),
      }
  const shown = {
    province: names.province,
    // One place in two spellings would be read as two: "Mahón, Maó".
    town: found && isMunicipality(found.ine, names.town ?? '') ? found.name : names.town,
    urbanisation: names.urbanisation,
    placeSlug: found?.slug,
    outsideArea: source.property.outsideArea || undefined,
    zoneName: hidden ? undefined : told(location.zoneName),
    postalCode: hidden ? undefined : location.postalCode,
    floor: hidden ? undefined : location.floor,
    street: hidden ? undefined : street(location, detail === 'number'),
  }
  return Object.assign(
    own,
    Object.fromEntries(
      Object.entries(shown).filter(([, value]) => value !== undefined && value !== ''),
    ),
  )
}

const BEFORE_NUMBER = ', '

function street(location: Partial<PropertyLocation>, withNumber: boolean): string | undefined {
  if (!location.streetName) return undefined
  const named = (name: string): string =>
    streetWords(
      location,
      name
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean)
        .join(' '),
    )
  const typed = splitNumber(location.streetName)
  if (!withNumber) return named(typed.name)
  if (location.number) return `${named(location.streetName)}${BEFORE_NUMBER}${location.number}`
  return [named(typed.name), typed.number].filter(Boolean).join(BEFORE_NUMBER)
}

/** The name of a quarter, a town, an urbanisation without a number typed with it. */
function unnumbered(typed: string): string {
  const { name, number } = splitNumber(typed)
  return (number === '' ? typed : name).trim()
}

/** "Urb. Son Vida" is Son Vida. */
const KIND_OF_PLACE = /^urb(?:anizaci[oó]n|anitzaci[oó])?(?:\.\s*|\s+)/iu

/** Latin letters and what stands between them: comparing names passes over everything else. */
const PLAIN = /^[a-z '’.,()·-]+$/

type Names = Pick<Partial<PropertyLocation>, 'province' | 'town' | 'urbanisation'>

/**
 * The names of a place that our lists know, as typed: province, and town or urbanisation of the
 * municipality. What nobody knows may be the street, so a hidden home leaves it out
 * (docs/decisions/0089).
 */
export function listedNames({
  municipalityIne = null,
  province,
  town,
  urbanisation,
}: Names & { municipalityIne?: string | null }): Names {
  const isPlace = (name: string): boolean =>
    municipalityIne !== null && isPlaceOf(municipalityIne, name.replace(KIND_OF_PLACE, ''))
  const listed = (typed = '', isKnown: (name: string) => boolean) =>
    isKnown(typed) && PLAIN.test(fold(typed)) ? typed.trim() : undefined
  return {
    province: listed(province, isProvince),
    town: listed(town, isPlace),
    urbanisation: listed(urbanisation, isPlace),
  }
}

/** Does a street that was drawn without its number still hold one, typed with its name? */
export const holdsNumber = (street: string): boolean => splitNumber(street).number !== ''

/**
 * Does a shown street say its number? A name is shown without commas of its own, so the first one
 * stands before the number.
 */
export const tellsNumber = (street: string): boolean => street.includes(BEFORE_NUMBER)

/**
 * Zone or town and municipality as a card names it, for example "Es Convent, Sóller"; one place in
 * two spellings once.
 */
export function placeLine(location: ListingLocation): string {
  const whole = location.municipality ?? location.province ?? ''
  const part = location.zoneName ?? location.town ?? ''
  const same =
    normalisePlaceName(part) === normalisePlaceName(whole) ||
    isMunicipality(location.municipalityIne ?? '', part)
  return [same ? '' : part, whole].filter(Boolean).join(', ')
}

/**
 * Metres to the sea from where the home is shown, as fine as that is; unknown when hidden or not on
 * the islands.
 */
export function seaDistance({
  geo,
  precision,
}: Pick<ListingLocation, 'geo' | 'precision'>): number | undefined {
  const metres = geo && precision !== 'hidden' ? metresToSea(geo.lat, geo.lon) : null
  return metres === null ? undefined : asFine(metres, precision)
}

/**
 * Metres as fine as the place is told: 10 (100 beyond a kilometre) from an exact point, 100 (500)
 * otherwise.
 */
export function asFine(metres: number, precision: ListingPrecision): number {
  const step = precision === 'exact' ? (metres < 1000 ? 10 : 100) : metres < 1000 ? 100 : 500
  return Math.max(step, Math.round(metres / step) * step)
}

/**
 * Code of the town a home lies in, by the names shown or else by the point shown; 0 when in none.
 */
export function townCode(location: ListingLocation): number {
  if (location.municipalityIne === null) return 0
  const towns = townsOf(location.municipalityIne)
  const shown = [location.town, location.zoneName, location.urbanisation].map((name) =>
    normalisePlaceName(name ?? ''),
  )
  const named = towns.find((town) =>
    town.all.some((name) => shown.includes(normalisePlaceName(name))),
  )
  if (named || !location.geo) return named?.code ?? 0
  const { lat, lon } = location.geo
  const near = towns
    .map((town) => ({ code: town.code, km: kilometres(lat, lon, town.geo.lat, town.geo.lon) }))
    .sort((a, b) => a.km - b.km)[0]
  return near && near.km <= TOWN_KM ? near.code : 0
}

/** Name of the town of a code, for the text index. */
export function townNames(code: number): string[] {
  return townOfCode(code)?.all ?? []
}

function kilometres(lat: number, lon: number, lat2: number, lon2: number): number {
  return Math.hypot(lat - lat2, (lon - lon2) * Math.cos((lat * Math.PI) / 180)) * 111.32
}
