import { useTranslation } from '../../../i18n'
import { PropertyType, type ListingFacets } from '../../../../generated/model'
import { count } from '../../../lib/format'
import { priceWords, wishesOf } from './describe'
import { AtLeast, Checks, Operations, PriceBars, StepSelect } from './filter-fields'
import { FilterMenu } from './filter-menu'
import { FilterSheet } from './filter-sheet'
import { MoreFilters } from './more-filters'
import { changed, type Search } from './search-state'
import { AREA_STEPS, priceSteps } from './steps'
import type { Apply } from './use-apply'

export interface FilterMenusProps {
  search: Search
  apply: Apply
  facets: ListingFacets | undefined
  submit: string
}

function areaWords(
  { areaMin, areaMax }: Search['filters'],
  t: (key: string, values: Record<string, unknown>) => string,
): string | null {
  if (areaMin !== undefined && areaMax !== undefined)
    return `${count(areaMin)} – ${count(areaMax)} m²`
  if (areaMin !== undefined) return t('wish.areaMin', { count: areaMin })
  return areaMax === undefined ? null : t('wish.areaMax', { count: areaMax })
}

/** One button and panel per filter; on a phone one button for all of them. */
export default function FilterMenus({ search, apply, facets, submit }: FilterMenusProps) {
  const { t } = useTranslation(['listing', 'property'])
  const { filters, operation } = search
  const typeWords = wishesOf({ type: filters.type ?? [] }, t).map(({ words }) => words)
  const steps = priceSteps(operation)
  return (
    <FilterSheet search={search} apply={apply} submit={submit}>
      <FilterMenu
        on
        words={t(`operation.${operation}`)}
        label={t('filters.operation')}
        submit={submit}
      >
        <Operations
          chosen={operation}
          onChoose={(code) => apply.to(changed(search, { operation: code }))}
        />
      </FilterMenu>
      <FilterMenu
        on={typeWords.length > 0}
        words={
          typeWords.length === 1
            ? typeWords[0]
            : t('filters.typeCount', { count: typeWords.length })
        }
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
          onChange={(values) => apply.filter('type', values)}
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
            onChange={(value) => apply.filter('priceMin', value)}
          />
          <StepSelect
            name="priceMax"
            label={t('filters.to')}
            none={t('filters.noMax')}
            steps={steps}
            value={filters.priceMax}
            unit="price"
            onChange={(value) => apply.filter('priceMax', value)}
          />
        </div>
      </FilterMenu>
      <FilterMenu
        on={filters.bedroomsMin !== undefined}
        words={
          filters.bedroomsMin === undefined
            ? t('filters.bedrooms')
            : t('wish.bedroomsMin', { count: filters.bedroomsMin })
        }
        label={t('filters.bedrooms')}
        submit={submit}
      >
        <AtLeast
          name="bedroomsMin"
          legend={t('filters.bedrooms')}
          any={t('filters.any')}
          value={filters.bedroomsMin}
          onChange={(value) => apply.filter('bedroomsMin', value)}
        />
      </FilterMenu>
      <FilterMenu
        on={filters.bathroomsMin !== undefined}
        words={
          filters.bathroomsMin === undefined
            ? t('filters.bathrooms')
            : t('wish.bathroomsMin', { count: filters.bathroomsMin })
        }
        label={t('filters.bathrooms')}
        submit={submit}
      >
        <AtLeast
          name="bathroomsMin"
          legend={t('filters.bathrooms')}
          any={t('filters.any')}
          value={filters.bathroomsMin}
          onChange={(value) => apply.filter('bathroomsMin', value)}
        />
      </FilterMenu>
      <FilterMenu
        on={Boolean(areaWords(filters, t))}
        words={areaWords(filters, t) ?? t('filters.area')}
        label={t('filters.area')}
        submit={submit}
      >
        <div className="two">
          <StepSelect
            name="areaMin"
            label={t('filters.from')}
            none={t('filters.noMin')}
            steps={AREA_STEPS}
            value={filters.areaMin}
            unit="area"
            onChange={(value) => apply.filter('areaMin', value)}
          />
          <StepSelect
            name="areaMax"
            label={t('filters.to')}
            none={t('filters.noMax')}
            steps={AREA_STEPS}
            value={filters.areaMax}
            unit="area"
            onChange={(value) => apply.filter('areaMax', value)}
          />
        </div>
      </FilterMenu>
      <MoreFilters search={search} apply={apply} facets={facets} submit={submit} />
    </FilterSheet>
  )
}
