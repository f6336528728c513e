import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { PropertyType, type ListingFacets } from '../../../../generated/model'
import { count } from '../../../lib/format'
import { OPERATION_WORDS, searchHref } from '../../../lib/search-path'
import { amount } from '../card/price'
import type { PlaceFieldSlot } from '../place-slot'
import { priceWords, wishesOf } from './describe'
import { AtLeast, Checks, PriceBars, StepSelect } from './filter-fields'
import { FilterMenu } from './filter-menu'
import { withFilter } from './filters'
import { MoreFilters } from './more-filters'
import { changed, pairsOf, type Search } from './search-state'
import { AREA_STEPS, priceSteps } from './steps'
import { useApply } from './use-apply'

export interface FilterBarProps {
  search: Search
  /** Name of the place searched. */
  placeName: string
  facets: ListingFacets | undefined
  /** Words of every panel's button: `Ver 87 viviendas`. */
  submit: string
  PlaceField: PlaceFieldSlot
}

const IN_FORM = ['type', 'priceMin', 'priceMax', 'bedroomsMin', 'bathroomsMin', 'areaMin', 'areaMax', 'q', 'feature', 'subtype', 'condition', 'energy', 'recent', 'priceLowered']

function areaWords({ areaMin, areaMax }: Search['filters'], t: (key: string, values: Record<string, unknown>) => string): string | null {
  if (areaMin !== undefined && areaMax !== undefined) return `${count(areaMin)} – ${count(areaMax)} m²`
  if (areaMin !== undefined) return t('wish.areaMin', { count: areaMin })
  return areaMax === undefined ? null : t('wish.areaMax', { count: areaMax })
}

/**
 * The filters, as one form: with a script every change is a new address at once; without one its button sends it, and the
 * server leads to that same address.
 */
export function FilterBar({ search, placeName, facets, submit, PlaceField }: FilterBarProps) {
  const { t } = useTranslation(['listing', 'property'])
  const apply = useApply(search)
  const { filters, operation } = search
  const typeWords = wishesOf({ type: filters.type ?? [] }, t).map(({ words }) => words)
  const steps = priceSteps(operation)

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    for (const panel of event.currentTarget.querySelectorAll<HTMLElement>('.fpop:popover-open')) panel.hidePopover()
  }

  return (
    <form className="bar" role="search" aria-label={t('filters.label')} method="get" action={searchHref(operation, search.place)} onSubmit={send}>
      {pairsOf(search, IN_FORM).map(([name, value]) => <input key={name + value} type="hidden" name={name} value={value} />)}
      <div className="bar-row">
        <PlaceField key={placeName} name="where" label={t('filters.where')} hideLabel initial={placeName} onChoose={({ slug }) => apply.to(changed(search, { place: slug, filters: withFilter(filters, 'bbox', undefined) }))} />
      <div className="bar-in">
        <FilterMenu on words={t(`operation.${operation}`)} label={t('filters.operation')} submit={submit}>
          <div className="opts">
            {Object.values(OPERATION_WORDS).map((code) => (
              <label key={code} className="opt">
                <input type="radio" name="operation" value={code} checked={code === operation} onChange={() => apply.to(changed(search, { operation: code }))} />
                <span>{t(`operation.${code}`)}</span>
              </label>
            ))}
          </div>
        </FilterMenu>
        <FilterMenu on={typeWords.length > 0} words={typeWords.length === 1 ? typeWords[0] : t('filters.typeCount', { count: typeWords.length })} label={t('filters.type')} submit={submit}>
          <Checks name="type" legend={t('filters.type')} values={Object.values(PropertyType)} chosen={filters.type} words={(value) => t(`type.${value}.one`)} counts={facets?.type} onChange={(values) => apply.filter('type', values)} />
        </FilterMenu>
        <FilterMenu on={Boolean(priceWords(filters, t))} words={priceWords(filters, t) ?? t('filters.price')} label={t('filters.price')} submit={submit}>
          <PriceBars bands={facets?.price ?? []} />
          <div className="two">
            <StepSelect name="priceMin" label={t('filters.from')} none={t('filters.noMin')} steps={steps} value={filters.priceMin} words={amount} onChange={(value) => apply.filter('priceMin', value)} />
            <StepSelect name="priceMax" label={t('filters.to')} none={t('filters.noMax')} steps={steps} value={filters.priceMax} words={amount} onChange={(value) => apply.filter('priceMax', value)} />
          </div>
        </FilterMenu>
        <FilterMenu on={filters.bedroomsMin !== undefined} words={filters.bedroomsMin === undefined ? t('filters.bedrooms') : t('wish.bedroomsMin', { count: filters.bedroomsMin })} label={t('filters.bedrooms')} submit={submit}>
          <AtLeast name="bedroomsMin" legend={t('filters.bedrooms')} any={t('filters.any')} value={filters.bedroomsMin} onChange={(value) => apply.filter('bedroomsMin', value)} />
        </FilterMenu>
        <FilterMenu on={filters.bathroomsMin !== undefined} words={filters.bathroomsMin === undefined ? t('filters.bathrooms') : t('wish.bathroomsMin', { count: filters.bathroomsMin })} label={t('filters.bathrooms')} submit={submit}>
          <AtLeast name="bathroomsMin" legend={t('filters.bathrooms')} any={t('filters.any')} value={filters.bathroomsMin} onChange={(value) => apply.filter('bathroomsMin', value)} />
        </FilterMenu>
        <FilterMenu on={Boolean(areaWords(filters, t))} words={areaWords(filters, t) ?? t('filters.area')} label={t('filters.area')} submit={submit}>
          <div className="two">
            <StepSelect name="areaMin" label={t('filters.from')} none={t('filters.noMin')} steps={AREA_STEPS} value={filters.areaMin} words={(value) => `${count(value)} m²`} onChange={(value) => apply.filter('areaMin', value)} />
            <StepSelect name="areaMax" label={t('filters.to')} none={t('filters.noMax')} steps={AREA_STEPS} value={filters.areaMax} words={(value) => `${count(value)} m²`} onChange={(value) => apply.filter('areaMax', value)} />
          </div>
        </FilterMenu>
        <MoreFilters search={search} apply={apply} facets={facets} submit={submit} />
        <noscript><button className="btn btn-p" type="submit">{t('filters.send')}</button></noscript>
      </div>
      </div>
    </form>
  )
}
