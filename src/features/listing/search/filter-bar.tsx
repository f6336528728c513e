import { lazy, Suspense, type FormEvent } from 'react'
import { useTranslation } from '../../../i18n'
import type { ListingFacets } from '../../../../generated/model'
import { searchHref } from '../../../lib/search-path'
import type { PlaceFieldSlot } from '../place-slot'
import { Button } from '../../../ui/kit/public/button'
import { HiddenInput } from '../../../ui/kit/bare/hidden-input'
import { withFilter } from './filters'
import { FORM_FILTERS } from './form-filters'
import { changed, pairsOf, type Search } from './search-state'
import { useApply } from './use-apply'

// The panels open without a script; their code comes after the page.
const FilterMenus = import.meta.env.SSR
  ? (await import('./filter-menus')).default
  : lazy(() => import('./filter-menus'))

export interface FilterBarProps {
  search: Search
  /** Name of the place searched. */
  placeName: string
  facets: ListingFacets | undefined
  /** Words of every panel's button: `Ver 87 viviendas`. */
  submit: string
  PlaceField: PlaceFieldSlot
}

/**
 * The filters, as one form: with a script every change is a new address at once; without one its
 * button sends it, and the server leads to that same address.
 */
export function FilterBar({ search, placeName, facets, submit, PlaceField }: FilterBarProps) {
  const { t } = useTranslation('listing')
  const apply = useApply(search)
  const { shown } = apply

  const send = (event: FormEvent<HTMLFormElement>) => {
    const where = new FormData(event.currentTarget).get('where')
    // A name that was typed but not chosen is found by the server.
    if (where && where !== placeName) return
    event.preventDefault()
    for (const panel of event.currentTarget.querySelectorAll<HTMLElement>(':popover-open'))
      panel.hidePopover()
  }

  return (
    <form
      className="bar"
      role="search"
      aria-label={t('filters.label')}
      method="get"
      action={searchHref(search.operation, search.place)}
      onSubmit={send}
    >
      {pairsOf(search, FORM_FILTERS).map(([name, value]) => (
        <HiddenInput key={name + value} name={name} value={value} />
      ))}
      <div className="bar-row">
        <PlaceField
          name="where"
          label={t('filters.where')}
          hideLabel
          initial={placeName}
          operation={search.operation}
          onChoose={({ slug }) =>
            apply.to(
              changed(shown, {
                place: slug,
                filters: withFilter(shown.filters, 'bbox', undefined),
              }),
            )
          }
        />
        <div className="bar-in">
          <Suspense>
            <FilterMenus search={shown} apply={apply} facets={facets} submit={submit} />
          </Suspense>
          <noscript>
            <Button variant="main" type="submit">
              {t('filters.send')}
            </Button>
          </noscript>
        </div>
      </div>
    </form>
  )
}
