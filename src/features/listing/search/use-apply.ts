import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { withFilter, type FilterName, type Filters } from './filters'
import { changed, hrefOf, type Search } from './search-state'

/** Changes the search by changing the address; the list keeps its place on the screen. */
export interface Apply {
  /** The search as the fields show it: what was just chosen, until the address has it, too. */
  shown: Search
  filter: <Name extends FilterName>(name: Name, value: Filters[Name]) => void
  to: (search: Search) => void
}

/** `addressOf` is where a search lives: the results page, or the map's. */
export function useApply(search: Search, addressOf: (search: Search) => string = hrefOf): Apply {
  const navigate = useNavigate()
  const here = addressOf(search)
  const [at, setAt] = useState(here)
  // Two quick choices both count: the second one builds on the first, which is not in the address
  // yet.
  const [chosen, setChosen] = useState<Search | null>(null)
  if (at !== here) {
    setAt(here)
    setChosen(null)
  }
  const shown = at === here && chosen ? chosen : search
  const to = (next: Search): void => {
    setChosen(next)
    void navigate(addressOf(next), { preventScrollReset: true })
  }
  return {
    shown,
    to,
    filter: (name, value) =>
      to(changed(shown, { filters: withFilter(shown.filters, name, value) })),
  }
}
