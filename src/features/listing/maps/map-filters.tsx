import type { FormEvent } from 'react'
import { useTranslation } from '../../../i18n'
import type { ListingFacets } from '../../../../generated/model'
import { href } from '../../../lib/href'
import FilterMenus from '../search/filter-menus'
import { FORM_FILTERS } from '../search/form-filters'
import type { Search } from '../search/search-state'
import { useApply } from '../search/use-apply'
import { Button } from '../../../ui/kit/public/button'
import { HiddenInput } from '../../../ui/kit/bare/hidden-input'
import { mapHrefOf, mapPairsOf } from './map-search'

function closePanels(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault()
  for (const panel of event.currentTarget.querySelectorAll<HTMLElement>(':popover-open'))
    panel.hidePopover()
}

/** The filters of a results page over the whole-page map; a form that works without a script. */
export function MapFilters({
  search,
  facets,
  submit,
}: {
  search: Search
  facets: ListingFacets | undefined
  submit: string
}) {
  const { t } = useTranslation('listing')
  const apply = useApply(search, mapHrefOf)
  return (
    <form
      className="bar"
      role="search"
      aria-label={t('filters.label')}
      method="get"
      action={href('maps')}
      onSubmit={closePanels}
    >
      {mapPairsOf(search, FORM_FILTERS).map(([name, value]) => (
        <HiddenInput key={name + value} name={name} value={value} />
      ))}
      <div className="bar-in">
        <FilterMenus search={apply.shown} apply={apply} facets={facets} submit={submit} />
        <noscript>
          <Button variant="main" type="submit">
            {t('filters.send')}
          </Button>
        </noscript>
      </div>
    </form>
  )
}
