import type { FilterName, Filters } from './filters'

/** Filters the form over the results asks for; the others come from a map or an agency's page. */
export const FORM_FILTERS: readonly FilterName[] = [
  'type',
  'priceMin',
  'priceMax',
  'bedroomsMin',
  'bathroomsMin',
  'areaMin',
  'areaMax',
  'q',
  'feature',
  'subtype',
  'condition',
  'energy',
  'recent',
  'priceLowered',
  'seaMax',
]

/** How many values of the named filters are chosen. */
export const countOn = (filters: Filters, names: readonly FilterName[]): number =>
  names.reduce((sum, name) => sum + [filters[name] ?? []].flat().length, 0)
