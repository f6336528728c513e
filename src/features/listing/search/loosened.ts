import type { LoosenedSearch } from '../../../../generated/model'
import { searchOfApi, type Search } from './search-state'

export interface Loosened extends LoosenedSearch {
  search: Search
}

/** The searches the API offers instead, most homes first; those with none, or that we cannot read, are left out. */
export const loosenedOf = (offered: readonly LoosenedSearch[], base: Search): Loosened[] =>
  offered
    .map((one) => ({ ...one, search: searchOfApi(one.query, base) }))
    .filter((one): one is Loosened => one.count > 0 && one.search !== null)
    .sort((a, b) => b.count - a.count)
    .slice(0, 5)
