import type { LocalizedLine } from '../../../generated/model/index.ts'
import type { PropertyDoc, PropertyTables } from '../../db/tables/property.ts'
import { deskWords } from '../../fields/home.ts'
import { applicable } from './rules/applicable.ts'
import { fold } from './fold.ts'
import { placeNames } from './location/place.ts'
import { sharedMandate } from './shared.ts'

/** The columns that follow from the document alone. */
export type Derived = Pick<
  PropertyTables['property'],
  | 'type'
  | 'subtype'
  | 'operations'
  | 'price'
  | 'area'
  | 'bedrooms'
  | 'bathrooms'
  | 'municipality_ine'
  | 'island'
  | 'town'
  | 'postal_code'
  | 'outside_area'
  | 'title'
  | 'search'
  | 'search_shared'
  | 'mandate_ends'
  | 'exclusive'
  | 'shared'
  | 'source'
>

const LANGUAGES = ['es', 'ca', 'en', 'de']

/** The line in the first of our languages that has one, else in any; empty when there is none. */
export function anyLine(line: LocalizedLine | undefined): string {
  const found = LANGUAGES.map((language) => line?.[language]).find(Boolean)
  return found ?? Object.values(line ?? {})[0] ?? ''
}

/**
 * Words an agent looks a home up by: its reference, its municipality, and the fields whose x-shows
 * says search (private, so never sent to the public).
 */
function searchText(ref: string, doc: PropertyDoc): string {
  return fold(
    [ref, ...placeNames(doc.location?.municipalityIne), ...deskWords(doc)]
      .filter(Boolean)
      .join(' '),
  ).slice(0, 4000)
}

/** What a colleague reads of a shared home finds it for them; its owners do not. */
const asShared = ({ mandate, ...doc }: PropertyDoc): PropertyDoc =>
  mandate === undefined ? doc : { ...doc, mandate: sharedMandate(mandate) }

/**
 * Not in the Balearic Islands, as country, municipality or, for a feed that knows no better, the
 * province's name say.
 */
function isOutside(location: PropertyDoc['location']): boolean {
  const { countryCode = 'ES', municipalityIne: ine, province = '' } = location ?? {}
  if (countryCode !== 'ES') return true
  return ine === undefined
    ? province !== '' && !fold(province).includes('balear')
    : !ine.startsWith('07')
}

/**
 * Every column that lists and filters read, from the document and nothing else. Price is the first
 * offer's (EUR cents), area the built one, of land the plot (m2). What does not apply to the type
 * counts as unknown.
 */
export function derive(ref: string, stored: PropertyDoc): Derived {
  const doc = applicable(stored)
  const { basics, location, layout, mandate } = doc
  const ine = location?.municipalityIne
  return {
    type: basics.type,
    subtype: basics.subtype ?? null,
    operations: [...new Set(basics.offers.map((offer) => offer.operation))],
    price: basics.offers[0]?.price ?? null,
    area:
      (basics.type === 'terreno' ? layout?.plot : (layout?.built ?? layout?.builtWithCommon)) ??
      null,
    bedrooms: layout?.bedrooms ?? null,
    bathrooms: layout?.bathrooms ?? null,
    municipality_ine: ine ?? null,
    island: location?.island ?? null,
    town: location?.town ?? null,
    postal_code: location?.postalCode ?? null,
    outside_area: isOutside(location),
    title: anyLine(doc.texts?.title),
    search: searchText(ref, stored),
    search_shared: mandate?.shared === true ? searchText(ref, asShared(stored)) : null,
    mandate_ends: mandate?.endsOn ?? null,
    exclusive: mandate?.exclusive === 'exclusive' || mandate?.exclusive === 'shared_exclusive',
    shared: mandate?.shared === true,
    source: mandate?.network ?? 'OTHER',
  }
}
