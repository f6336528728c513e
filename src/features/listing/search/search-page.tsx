import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { List, Map as MapIcon } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '../../../i18n'
import { useParams, useSearchParams } from 'react-router-dom'
import { useGetListingFacets, useSearchListings } from '../../../../generated/api/listing/listing'
import { getGetPlaceQueryOptions } from '../../../../generated/api/place/place'
import { statusOf } from '../../../lib/api-error'
import { count } from '../../../lib/format'
import { EVERYWHERE } from '../../../lib/search-path'
import '../../../public/styles/search.css'
import '../../../public/styles/listing.css'
// Of what comes later the style comes now: the server has drawn it already.
import '../../../ui/map/map.css'
import { MissingPage, SearchFailed } from '../later-states'
import type { PlaceFieldSlot } from '../place-slot'
import { buttonClass } from '../../../ui/kit/public/button-class'
import { FilterBar } from './filter-bar'
import { ResultsList } from './results-list'
import { SILENT } from '../silent'
import { SearchHead } from './search-head'
import { paramsOf, readSearch, scopeOf, type Search } from './search-state'
import { titleOf } from './title'

// The map's code comes after the list; the server draws it, so it is there at once.
const ResultsMap = import.meta.env.SSR
  ? (await import('./results-map')).default
  : lazy(() => import('./results-map'))

const EmptySearch = import.meta.env.SSR
  ? (await import('./empty-search')).default
  : lazy(() => import('./empty-search'))

const KEEP = { ...SILENT, query: { placeholderData: keepPreviousData } } as const

function useResults(search: Search) {
  const place = useQuery({
    ...getGetPlaceQueryOptions(search.place, SILENT),
    enabled: search.place !== EVERYWHERE,
  })
  const page = useSearchListings(paramsOf(search), KEEP)
  const facets = useGetListingFacets(scopeOf(search), KEEP)
  return { place, page, facets }
}

function Results({ search, PlaceField }: { search: Search; PlaceField: PlaceFieldSlot }) {
  const { t } = useTranslation('listing')
  const [hovered, setHovered] = useState<string | null>(null)
  const { place, page, facets } = useResults(search)
  if (statusOf(place.error) === 404 || statusOf(page.error) === 400) return <MissingPage />
  const placeName = search.place === EVERYWHERE ? t('in.everywhereName') : (place.data?.name ?? '')
  const total = page.data?.total
  const empty =
    page.data && !page.isPlaceholderData && page.data.items.length === 0 && search.page === 1
  const title = titleOf(search, place.data, t)
  return (
    <div className="search-page">
      <SearchHead search={search} title={title} place={place.data} page={page.data} />
      <FilterBar
        search={search}
        placeName={placeName}
        facets={facets.data}
        PlaceField={PlaceField}
        submit={t('filters.show', { count: total ?? 0, total: count(total ?? 0) })}
      />
      <main id="main" className="split">
        <section className="list" id="lista" aria-label={t('results')}>
          {page.isError && !page.data ? (
            <SearchFailed error={page.error} onRetry={() => void page.refetch()} />
          ) : null}
          {empty ? (
            <Suspense>
              <EmptySearch
                search={search}
                place={place.data}
                offered={facets.data?.loosened ?? []}
              />
            </Suspense>
          ) : null}
          {empty || (page.isError && !page.data) ? null : (
            <ResultsList
              search={search}
              title={title}
              page={page.data}
              stale={page.isPlaceholderData}
              onHover={setHovered}
            />
          )}
        </section>
        <Suspense fallback={<section className="map" id="mapa" aria-label={t('map.results')} />}>
          <ResultsMap
            search={search}
            place={place.data}
            cards={page.data?.items ?? []}
            total={page.isPlaceholderData || page.data?.totalIsEstimate ? undefined : total}
            hovered={hovered}
          />
        </Suspense>
        <a className={buttonClass({ variant: 'main' }, 'toggle-view to-map')} href="#mapa">
          <MapIcon className="icon" aria-hidden />
          {t('map.show')}
        </a>
        <a className={buttonClass({ variant: 'main' }, 'toggle-view to-list')} href="#lista">
          <List className="icon" aria-hidden />
          {t('map.hide')}
          {total === undefined ? null : <span className="num">· {count(total)}</span>}
        </a>
      </main>
    </div>
  )
}

/** /busqueda/{operation}/{slug}: the address holds the whole search. */
export function SearchPage({ PlaceField }: { PlaceField: PlaceFieldSlot }) {
  const params = useParams()
  const [query] = useSearchParams()
  const search = readSearch(params, query)
  return search ? <Results search={search} PlaceField={PlaceField} /> : <MissingPage />
}
