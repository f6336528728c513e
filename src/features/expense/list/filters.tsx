import { ExpenseState } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { DayFilter } from '../../../ui/workspace/day-filter'
import { ChipSelect } from '../../../ui/workspace/kit/chip-select'
import { FilterRow } from '../../../ui/workspace/kit/filter-row'
import { Toolbar } from '../../../ui/workspace/kit/toolbar'
import { SearchField } from '../../../ui/workspace/search-field'
import { useExpenseAddress } from '../address'

/** Words and state, in the address. */
export function Filters() {
  const { t } = useTranslation('expense')
  const { filters, change } = useExpenseAddress()
  return (
    <Toolbar kind="filters" label={t('filter.all')}>
      <SearchField label={t('filter.q')} value={filters.q ?? ''} onChange={(q) => change('q', q)} />
      <FilterRow>
        <ChipSelect
          on={filters.state !== undefined}
          label={t('filter.state')}
          value={filters.state ?? ''}
          onChange={({ target }) => change('state', target.value)}
        >
          <option value="">{t('filter.any')}</option>
          {Object.values(ExpenseState).map((one) => (
            <option key={one} value={one}>
              {t(`enums.state.${one}`)}
            </option>
          ))}
        </ChipSelect>
        {(['from', 'to'] as const).map((name) => (
          <DayFilter
            key={name}
            label={t(`filter.${name}`)}
            short={t(`filter.${name}Short`)}
            value={filters[name] ?? ''}
            onChange={(day) => change(name, day)}
          />
        ))}
      </FilterRow>
    </Toolbar>
  )
}
