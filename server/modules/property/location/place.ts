import type { PropertyLocation } from '../../../../generated/model/index.ts'
import { municipality, townsOf } from '../../place/index.ts'
import type { Broken } from '../rules/rules.ts'

/**
 * What the place data contradicts: an unknown code of the islands (07), or an island that is not
 * the municipality's.
 */
export function placeFaults(location: PropertyLocation | undefined): Broken {
  const ine = location?.municipalityIne
  if (!ine?.startsWith('07')) return {}
  const found = municipality(ine)
  if (!found) return { 'location.municipalityIne': 'rule.municipality' }
  return location?.island && location.island !== found.island
    ? { 'location.island': 'rule.island' }
    : {}
}

/** Is the postal code one of the municipality's? Null when either is not known. */
export function postalCodeFits(location: PropertyLocation | undefined): boolean | null {
  const found = location?.municipalityIne ? municipality(location.municipalityIne) : null
  if (!found || !location?.postalCode) return null
  return found.postalCodes.includes(location.postalCode)
}

/**
 * The location with what follows from its municipality: island and country. What was typed stays,
 * and so does what another version wrote there and nobody can read today (`unread`).
 */
export function completed(location: PropertyLocation, unread: object = {}): PropertyLocation {
  const found = location.municipalityIne ? municipality(location.municipalityIne) : null
  if (!found) return location
  return {
    ...('island' in unread ? {} : { island: found.island }),
    ...('countryCode' in unread ? {} : { countryCode: 'ES' }),
    ...location,
  }
}

/** Closer than some eleven metres to it, in degrees: nobody has moved the pin from there. */
const SAME = 1e-4

/**
 * Is the pin the middle of its municipality or of one of its towns, where choosing the place puts
 * it?
 */
export function pinIsCentre({ geo, municipalityIne: ine }: PropertyLocation = {}): boolean {
  if (!geo || !ine) return false
  const centres = [
    ...townsOf(ine).map((town) => town.geo),
    ...[municipality(ine)?.geo ?? []].flat(),
  ]
  return centres.some(
    ({ lat, lon }) => Math.abs(lat - geo.lat) < SAME && Math.abs(lon - geo.lon) < SAME,
  )
}

/** Names of the municipality in every spelling, for the search in the portfolio. */
export function placeNames(ine: string | undefined): string[] {
  return ine ? (municipality(ine)?.all ?? []) : []
}
