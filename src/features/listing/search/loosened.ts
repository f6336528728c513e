import type { LoosenedSearch } from '../../../../generated/model'
import { EVERYWHERE } from '../../../lib/search-path'
import { changed, searchOfApi, type Search } from './search-state'

export interface Loosened extends LoosenedSearch {
  search: Search
}

/**
 * The searches the API offers instead, most homes first; those with none, or that we cannot read,
 * are left out.
 */
export const loosenedOf = (offered: readonly LoosenedSearch[], base: Search): Loosened[] =>
  offered
    .map((one) => ({ ...one, search: searchOfApi(one.query, base) }))
    .filter((one): one is Loosened => one.count > 0 && one.search !== null)
    .sort((a, b) => b.count - a.count)
    .slice(0, 5)

/**
 * When no single change helps: all of the place, or, if nothing else was asked, all of the islands.
 * Null when that is what was asked.
 */
export function wholePlace(search: Search): Search | null {
  if (Object.keys(search.filters).length > 0) return changed(search, { filters: {} })
  return search.place === EVERYWHERE ? null : changed(search, { place: EVERYWHERE })
}
