import type { PropertyLocation } from '../../../generated/model/index.ts'
import { municipality } from '../place/index.ts'
import type { Broken } from './rules.ts'

/** What the place data contradicts: an unknown code of the islands (07), or an island that is not the municipality's. */
export function placeFaults(location: PropertyLocation | undefined): Broken {
  const ine = location?.municipalityIne
  if (!ine?.startsWith('07')) return {}
  const found = municipality(ine)
  if (!found) return { 'location.municipalityIne': 'rule.municipality' }
  return location?.island && location.island !== found.island ? { 'location.island': 'rule.island' } : {}
}

/** Is the postal code one of the municipality's? Null when either is not known. */
export function postalCodeFits(location: PropertyLocation | undefined): boolean | null {
  const found = location?.municipalityIne ? municipality(location.municipalityIne) : null
  if (!found || !location?.postalCode) return null
  return found.postalCodes.includes(location.postalCode)
}

/** The location with what follows from its municipality: island, province and country. What was typed stays. */
export function completed(location: PropertyLocation): PropertyLocation {
  const found = location.municipalityIne ? municipality(location.municipalityIne) : null
  if (!found) return location
  return { island: found.island, countryCode: 'ES', ...location }
}

/** Names of the municipality in every spelling, for the search in the portfolio. */
export function placeNames(ine: string | undefined): string[] {
  return ine ? (municipality(ine)?.all ?? []) : []
}
