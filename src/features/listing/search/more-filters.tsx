import { SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from '../../../i18n'
import {
  Condition,
  EnergyLetter,
  PropertySubtype,
  SeaMaxParameter,
  SearchFeature,
  type ListingFacets,
} from '../../../../generated/model'
import { TextField } from '../../../ui/kit/public/text-field'
import { Checks, StepSelect, Tick } from './filter-fields'
import { FilterMenu } from './filter-menu'
import type { FilterName, Filters } from './filters'
import { countOn } from './form-filters'
import type { Search } from './search-state'
import type { Apply } from './use-apply'

const SEA_STEPS = Object.values(SeaMaxParameter)

const HELD: readonly FilterName[] = [
  'q',
  'subtype',
  'feature',
  'condition',
  'energy',
  'recent',
  'priceLowered',
  'seaMax',
]

/** How many of the panel's filters are on. */
const onIn = (filters: Filters): number => countOn(filters, HELD)

function Words({ search, apply }: { search: Search; apply: Apply }) {
  const { t } = useTranslation('listing')
  const id = useId()
  const [text, setText] = useState(search.filters.q ?? '')
  const [from, setFrom] = useState(search.filters.q)
  if (from !== search.filters.q) {
    setFrom(search.filters.q)
    setText(search.filters.q ?? '')
  }
  const done = () =>
    text.trim() !== (search.filters.q ?? '') && apply.filter('q', text.trim() || undefined)
  return (
    <TextField
      id={id}
      label={t('filters.words')}
      help={t('filters.wordsHelp')}
      name="q"
      maxLength={100}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={done}
    />
  )
}

/** Every filter that has no button of its own, with what each value would find. */
export function MoreFilters({
  search,
  apply,
  facets,
  submit,
}: {
  search: Search
  apply: Apply
  facets: ListingFacets | undefined
  submit: string
}) {
  const { t } = useTranslation(['listing', 'property'])
  const { filters } = search
  const on = onIn(filters)
  return (
    <FilterMenu
      wide
      on={on > 0}
      label={t('filters.more')}
      submit={submit}
      words={
        <>
          <SlidersHorizontal className="icon" aria-hidden />
          {t('filters.more')}
          {on > 0 ? ` · ${on}` : ''}
        </>
      }
    >
      <Words search={search} apply={apply} />
      <div>
        <StepSelect
          name="seaMax"
          label={t('filters.sea')}
          none={t('filters.any')}
          steps={SEA_STEPS}
          value={filters.seaMax}
          unit="distance"
          onChange={(value) =>
            apply.filter(
              'seaMax',
              SEA_STEPS.find((step) => step === value),
            )
          }
        />
        <p className="help">{t('filters.seaHelp')}</p>
      </div>
      <Checks
        name="feature"
        legend={t('filters.features')}
        values={Object.values(SearchFeature)}
        chosen={filters.feature}
        words={(value) => t(`feature.${value}`)}
        counts={facets?.feature}
        onChange={(values) => apply.filter('feature', values)}
      />
      <Checks
        name="subtype"
        legend={t('filters.subtype')}
        values={Object.values(PropertySubtype)}
        chosen={filters.subtype}
        words={(value) => t(`property:enums.subtype.${value}`)}
        counts={facets?.subtype}
        onChange={(values) => apply.filter('subtype', values)}
      />
      <Checks
        name="condition"
        legend={t('filters.condition')}
        values={Object.values(Condition)}
        chosen={filters.condition}
        words={(value) => t(`property:enums.condition.${value}`)}
        counts={facets?.condition}
        onChange={(values) => apply.filter('condition', values)}
      />
      <Checks
        name="energy"
        legend={t('filters.energy')}
        values={Object.values(EnergyLetter)}
        chosen={filters.energy}
        words={(value) => value}
        counts={facets?.energy}
        onChange={(values) => apply.filter('energy', values)}
      />
      <fieldset className="checks">
        <legend className="label-line">{t('filters.advert')}</legend>
        <Tick
          name="recent"
          label={t('wish.recent')}
          checked={filters.recent === true}
          onChange={(value) => apply.filter('recent', value || undefined)}
        />
        <Tick
          name="priceLowered"
          label={t('wish.priceLowered')}
          checked={filters.priceLowered === true}
          onChange={(value) => apply.filter('priceLowered', value || undefined)}
        />
      </fieldset>
    </FilterMenu>
  )
}
