import { lazy, Suspense } from 'react'
import { useTranslation } from '../../../i18n'
import type { ListingPage } from '../../../../generated/model'
import { count } from '../../../lib/format'
import { ListingCard } from '../card/listing-card'
import { CardSkeleton } from '../card/card-skeleton'
import { ActiveFilters } from './active-filters'
import type { Search } from './search-state'
import { totalWords } from './title'

// Drawn by the server; the code comes after the list.
const SearchActions = import.meta.env.SSR
  ? (await import('./search-actions')).default
  : lazy(() => import('./search-actions'))

const Pager = import.meta.env.SSR
  ? (await import('./pager')).default
  : lazy(() => import('./pager'))

export const PAGE_SIZE = 24

export interface ResultsListProps {
  search: Search
  title: string
  page: ListingPage | undefined
  /** An older page is shown until the new one comes. */
  stale: boolean
  onHover: (id: string | null) => void
}

/** Title, count, filters, order, homes and pages. */
export function ResultsList({ search, title, page, stale, onHover }: ResultsListProps) {
  const { t } = useTranslation('listing')
  return (
    <>
      <div className="list-head">
        <div>
          <h1>{title}</h1>
          <p role="status" className="num">
            {page
              ? totalWords(page.total, page.totalIsEstimate, count(page.total), t)
              : t('total.loading')}
          </p>
        </div>
        <Suspense>
          <SearchActions search={search} title={title} />
        </Suspense>
      </div>
      <ActiveFilters search={search} />
      <h2 className="spoken">{t('list')}</h2>
      <div className={`cards${stale ? ' is-stale' : ''}`} aria-busy={stale || !page}>
        {page
          ? page.items.map((card, index) => (
              <ListingCard
                key={card.id}
                card={card}
                eager={index === 0}
                onPointerEnter={() => onHover(card.id)}
                onPointerLeave={() => onHover(null)}
              />
            ))
          : Array.from({ length: 6 }, (_, index) => <CardSkeleton key={index} />)}
      </div>
      {page && (page.next || search.page > 1) ? (
        <Suspense>
          <Pager
            search={search}
            next={page.next}
            previous={page.previous}
            pages={page.totalIsEstimate ? null : Math.ceil(page.total / PAGE_SIZE)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
