import { lazy, Suspense, useId } from 'react'
import { useTranslation } from '../../../i18n'
import type { ListingPage } from '../../../../generated/model'
import { count } from '../../../lib/format'
import { searchHref } from '../../../lib/search-path'
import { ListingCard } from '../card/listing-card'
import { CardSkeleton } from '../card/card-skeleton'
import { Button } from '../../../ui/kit/public/button'
import { HiddenInput } from '../../../ui/kit/bare/hidden-input'
import { Select } from '../../../ui/kit/public/select'
import { Pager } from './pager'
import { ActiveFilters } from './results-head'
import { changed, pairsOf, SORTS, type Search, type Sort } from './search-state'
import { totalWords } from './title'
import { useApply } from './use-apply'

// Drawn by the server; the code comes after the list.
const SearchActions = import.meta.env.SSR
  ? (await import('./search-actions')).default
  : lazy(() => import('./search-actions'))

export const PAGE_SIZE = 24

export interface ResultsListProps {
  search: Search
  title: string
  page: ListingPage | undefined
  /** An older page is shown until the new one comes. */
  stale: boolean
  onHover: (id: string | null) => void
}

function SortField({ search }: { search: Search }) {
  const { t } = useTranslation('listing')
  const apply = useApply(search)
  const id = useId()
  return (
    <form className="sort" method="get" action={searchHref(search.operation, search.place)}>
      {pairsOf(search, ['sort']).map(([name, value]) => (
        <HiddenInput key={name + value} name={name} value={value} />
      ))}
      <label className="sr" htmlFor={id}>
        {t('sort.label')}
      </label>
      <Select
        id={id}
        name="sort"
        value={search.sort}
        onChange={(event) => apply.to(changed(search, { sort: event.target.value as Sort }))}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </Select>
      <noscript>
        <Button type="submit">{t('sort.send')}</Button>
      </noscript>
    </form>
  )
}

/** Title, count, filters, order, homes and pages. */
export function ResultsList({ search, title, page, stale, onHover }: ResultsListProps) {
  const { t } = useTranslation('listing')
  return (
    <>
      <div className="list-h">
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
        <SortField search={search} />
      </div>
      <ActiveFilters search={search} />
      <h2 className="sr">{t('list')}</h2>
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
      {page ? (
        <Pager
          search={search}
          next={page.next}
          previous={page.previous}
          pages={page.totalIsEstimate ? null : Math.ceil(page.total / PAGE_SIZE)}
        />
      ) : null}
    </>
  )
}
