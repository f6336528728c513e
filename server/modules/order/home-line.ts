import { listedNames } from '../listing/index.ts'
import { municipality } from '../place/index.ts'

/** What names the home of an order in a list; `town` as its agency typed it. */
export interface NamedHome {
  ref: string | null
  town: string | null
  ine: string | null
}

/**
 * The home of an order in a line: its reference, and the town where our lists know it, else the
 * municipality. Lists are read before an order is accepted, and what else was typed as a town may
 * be the street of a home that is hidden (docs/decisions/0089).
 */
export function homeLine({ ref, town, ine }: NamedHome): string | null {
  if (ref === null) return null
  const known = listedNames({ municipalityIne: ine, town: town ?? '' }).town
  const place = known ?? (ine ? municipality(ine)?.name : null)
  return place ? `${ref}, ${place}` : ref
}
