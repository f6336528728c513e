import { Download } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { exportInvoices } from '../../../../generated/api/invoice/invoice'
import { InvoiceSide, InvoiceStanding } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useDownload } from '../../../lib/use-download'
import { DayFilter } from '../../../ui/workspace/day-filter'
import { Button } from '../../../ui/workspace/kit/button'
import { ChipSelect } from '../../../ui/workspace/kit/chip-select'
import { FilterRow } from '../../../ui/workspace/kit/filter-row'
import { Toolbar } from '../../../ui/workspace/kit/toolbar'
import { SearchField } from '../../../ui/workspace/search-field'
import { filtersIn, withFilter, type InvoiceFilter } from './invoice-query'

/** Words, side, state and days, all in the address; and the same list as a file. */
export function InvoiceFilters() {
  const { t } = useTranslation('invoice')
  const [query, setQuery] = useSearchParams()
  const { busy, download } = useDownload()
  const filters = filtersIn(query)
  const change = (name: InvoiceFilter, value: string): void =>
    setQuery(withFilter(query, name, value), { replace: true })
  const choice = (name: 'side' | 'standing', values: Record<string, string>) => (
    <ChipSelect
      on={filters[name] !== undefined}
      label={t(`filter.${name}`)}
      value={filters[name] ?? ''}
      onChange={({ target }) => change(name, target.value)}
    >
      <option value="">{t(`filter.${name}Any`)}</option>
      {Object.values(values).map((value) => (
        <option key={value} value={value}>
          {t(`enums.${name}.${value}`)}
        </option>
      ))}
    </ChipSelect>
  )
  const day = (name: 'from' | 'to') => (
    <DayFilter
      label={t(`filter.${name}`)}
      short={t(`filter.${name}Short`)}
      value={filters[name] ?? ''}
      onChange={(value) => change(name, value)}
    />
  )
  return (
    <Toolbar kind="filters" label={t('filter.all')}>
      <SearchField label={t('filter.q')} value={filters.q ?? ''} onChange={(q) => change('q', q)} />
      <FilterRow>
        {choice('side', InvoiceSide)}
        {choice('standing', InvoiceStanding)}
        {day('from')}
        {day('to')}
      </FilterRow>
      <Button
        disabled={busy}
        onClick={() =>
          download(`${t('filter.file')}.csv`, (options) => exportInvoices(filters, options))
        }
      >
        <Download size={18} aria-hidden />
        CSV
      </Button>
    </Toolbar>
  )
}
