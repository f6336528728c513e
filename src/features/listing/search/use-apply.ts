import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import type { FilterName, Filters } from './filters'
import { withFilter } from './filters'
import { changed, hrefOf, type Search } from './search-state'

/** Changes the search by changing the address; the list keeps its place on the screen. */
export interface Apply {
  filter: <Name extends FilterName>(name: Name, value: Filters[Name]) => void
  to: (search: Search) => void
}

export function useApply(search: Search): Apply {
  const navigate = useNavigate()
  const to = useCallback((next: Search) => void navigate(hrefOf(next), { preventScrollReset: true }), [navigate])
  return {
    to,
    filter: (name, value) => to(changed(search, { filters: withFilter(search.filters, name, value) })),
  }
}
