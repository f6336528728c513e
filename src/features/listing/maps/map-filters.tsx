import { useTranslation } from '../../../i18n'
import { PropertyType, type ListingFacets } from '../../../../generated/model'
import { href } from '../../../lib/href'
import { priceWords, wishesOf } from '../search/describe'
import { Checks, Operations, PriceBars, StepSelect } from '../search/filter-fields'
import { FilterMenu } from '../search/filter-menu'
import { changed, type Search } from '../search/search-state'
import { priceSteps } from '../search/steps'
import { useApply } from '../search/use-apply'
import { Button } from '../../../ui/kit/public/button'
import { HiddenInput } from '../../../ui/kit/bare/hidden-input'
import { mapHrefOf, mapPairsOf } from './map-search'

const IN_FORM = ['type', 'priceMin', 'priceMax']

/** Operation, type and price over the whole-page map; a form that works without a script. */
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
  const { shown, to, filter } = useApply(search, mapHrefOf)
  const { filters, operation } = shown
  const types = wishesOf({ type: filters.type ?? [] }, t).map(({ words }) => words)
  const steps = priceSteps(operation)
  return (
    <form
      className="bar"
      role="search"
      aria-label={t('filters.label')}
      method="get"
      action={href('maps')}
      onSubmit={(event) => {
        event.preventDefault()
        for (const panel of event.currentTarget.querySelectorAll<HTMLElement>('.fpop:popover-open'))
          panel.hidePopover()
      }}
    >
      {mapPairsOf(search, IN_FORM).map(([name, value]) => (
        <HiddenInput key={name + value} name={name} value={value} />
      ))}
      <div className="bar-in">
        <FilterMenu
          on
          words={t(`operation.${operation}`)}
          label={t('filters.operation')}
          submit={submit}
        >
          <Operations
            chosen={operation}
            onChoose={(code) => to(changed(shown, { operation: code }))}
          />
        </FilterMenu>
        <FilterMenu
          on={types.length > 0}
          words={types.length === 1 ? types[0] : t('filters.typeCount', { count: types.length })}
          label={t('filters.type')}
          submit={submit}
        >
          <Checks
            name="type"
            legend={t('filters.type')}
            values={Object.values(PropertyType)}
            chosen={filters.type}
            words={(value) => t(`type.${value}.one`)}
            counts={facets?.type}
            onChange={(values) => filter('type', values)}
          />
        </FilterMenu>
        <FilterMenu
          on={Boolean(priceWords(filters, t))}
          words={priceWords(filters, t) ?? t('filters.price')}
          label={t('filters.price')}
          submit={submit}
        >
          <PriceBars bands={facets?.price ?? []} />
          <div className="two">
            <StepSelect
              name="priceMin"
              label={t('filters.from')}
              none={t('filters.noMin')}
              steps={steps}
              value={filters.priceMin}
              unit="price"
              onChange={(value) => filter('priceMin', value)}
            />
            <StepSelect
              name="priceMax"
              label={t('filters.to')}
              none={t('filters.noMax')}
              steps={steps}
              value={filters.priceMax}
              unit="price"
              onChange={(value) => filter('priceMax', value)}
            />
          </div>
        </FilterMenu>
        <noscript>
          <Button variant="main" type="submit">
            {t('filters.send')}
          </Button>
        </noscript>
      </div>
    </form>
  )
}
