import { keepPreviousData } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from '../../../i18n'
import { Link, useSearchParams } from 'react-router-dom'
import { useGetListingFacets, useSearchListings } from '../../../../generated/api/listing/listing'
import { useDevice } from '../../../lib/device'
import { count } from '../../../lib/format'
import '../../../public/styles/search.css'
import '../../../public/styles/listing.css'
// Of what comes later the style comes now: the server has drawn it already.
import '../../../ui/map/map.css'
import { DocumentHead } from '../../../ui/document-head'
import { ComparedTray } from '../compare/compared-tray'
import { ListingCard } from '../card/listing-card'
import { MissingPage } from '../missing-page'
import { SILENT } from '../silent'
import { ActiveFilters } from '../search/active-filters'
import { hrefOf, scopeOf, type Search } from '../search/search-state'
import { totalWords } from '../search/title'
import { buttonClass } from '../../../ui/kit/public/button-class'
import { drawerOf, mapHrefOf, readMapSearch } from './map-search'

// Filters and map come after what the server has drawn of them.
const MapFilters = import.meta.env.SSR
  ? (await import('./map-filters')).MapFilters
  : lazy(async () => ({ default: (await import('./map-filters')).MapFilters }))
const ResultsMap = import.meta.env.SSR
  ? (await import('../search/results-map')).default
  : lazy(() => import('../search/results-map'))

const KEEP = { ...SILENT, query: { placeholderData: keepPreviousData } } as const

/** On a phone the list starts closed, so that the map is seen; without a script it is open. */
function useDrawer(): [boolean, (open: boolean) => void] {
  const { kind } = useDevice()
  const [open, setOpen] = useState(true)
  useEffect(() => setOpen(kind === 'desktop'), [kind])
  return [open, setOpen]
}

function Maps({ search }: { search: Search }) {
  const { t } = useTranslation('listing')
  const [hovered, setHovered] = useState<string | null>(null)
  const [open, setOpen] = useDrawer()
  const facets = useGetListingFacets(scopeOf(search), KEEP)
  const page = useSearchListings(drawerOf(search), KEEP)
  const cards = page.data?.items ?? []
  const total = facets.data?.total ?? 0
  const shown = page.data
    ? totalWords(page.data.total, page.data.totalIsEstimate, count(page.data.total), t)
    : t('total.loading')
  return (
    <div className="maps-page">
      <DocumentHead
        title={t('map.title')}
        description={t('description', {
          title: t('map.title'),
          total: shown,
          where: t('in.everywhere'),
        })}
      />
      <Suspense>
        <MapFilters
          search={search}
          facets={facets.data}
          submit={t('filters.show', { count: total, total: count(total) })}
        />
      </Suspense>
      <main id="main" className="maps-main">
        <h1 className="spoken">{t('map.title')}</h1>
        <Suspense fallback={<section className="map" id="mapa" aria-label={t('map.results')} />}>
          <ResultsMap
            search={search}
            place={undefined}
            cards={cards}
            total={
              page.isPlaceholderData || page.data?.totalIsEstimate ? undefined : page.data?.total
            }
            hovered={hovered}
            wholePage
          />
        </Suspense>
        <details
          className="drawer"
          open={open}
          onToggle={(event) => setOpen(event.currentTarget.open)}
        >
          <summary>
            <span role="status" className="num">
              {t('map.drawer', { total: shown })}
            </span>
            <ChevronDown className="icon" aria-hidden />
          </summary>
          <div className="drawer-body">
            <h2 className="spoken">{t('list')}</h2>
            <ActiveFilters search={search} onMap={mapHrefOf} />
            {cards.map((card) => (
              <ListingCard
                key={card.id}
                card={card}
                sizes="340px"
                onPointerEnter={() => setHovered(card.id)}
                onPointerLeave={() => setHovered(null)}
              />
            ))}
            <Link className={buttonClass({ wide: true })} to={hrefOf(search)}>
              {t('map.asList')}
            </Link>
          </div>
        </details>
        <ComparedTray />
      </main>
    </div>
  )
}

/** /maps: the islands with everything on offer, and what is in sight beside it. */
export default function MapsPage() {
  const [query] = useSearchParams()
  const search = readMapSearch(query)
  return search ? <Maps search={search} /> : <MissingPage />
}
