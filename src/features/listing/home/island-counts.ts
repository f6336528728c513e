import { useSearchPlaces } from '../../../../generated/api/place/place'
import { SILENT } from '../silent'
import { ISLAND_PLACES } from './home-data'

/** Homes published on each island, by slug. */
export function useIslandCounts(): Partial<Record<string, number>> {
  const { data } = useSearchPlaces(ISLAND_PLACES, SILENT)
  return Object.fromEntries(
    (data?.items ?? []).map(({ slug, listingCount }) => [slug, listingCount]),
  )
}
