import { Download } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { exportAuditLines } from '../../../generated/api/audit/audit'
import { AuditOutcome } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { useDownload } from '../../lib/use-download'
import { withValue } from '../../lib/with-value'
import { useTeam } from '../../lib/team'
import { DayFilter } from '../../ui/workspace/day-filter'
import { Button } from '../../ui/workspace/kit/button'
import { ChipSelect } from '../../ui/workspace/kit/chip-select'
import { FilterRow } from '../../ui/workspace/kit/filter-row'
import { Toolbar } from '../../ui/workspace/kit/toolbar'
import { FILTERS, filtersIn, KINDS, type AuditFilter } from './audit-query'

/** Person, subject, outcome and day, all in the address; and the same list as a file. */
export function AuditFilters() {
  const { t } = useTranslation('audit')
  const [query, setQuery] = useSearchParams()
  const { busy, download } = useDownload()
  const people = useTeam().data?.items ?? []
  const filters = filtersIn(query)
  const change = (name: AuditFilter, value: string): void =>
    setQuery(withValue(query, FILTERS[name], value), { replace: true })
  const choice = (
    name: 'actorId' | 'subject' | 'outcome',
    words: 'who' | 'kind' | 'outcome',
    options: (readonly [value: string, said: string])[],
  ) => (
    <ChipSelect
      on={filters[name] !== undefined}
      label={t(`filter.${words}`)}
      value={filters[name] ?? ''}
      onChange={({ target }) => change(name, target.value)}
    >
      <option value="">{t(`filter.${words}Any`)}</option>
      {options.map(([value, said]) => (
        <option key={value} value={value}>
          {said}
        </option>
      ))}
    </ChipSelect>
  )
  const kinds = KINDS.map((kind) => [kind, t(`kind.${kind}`)] as const)
  return (
    <Toolbar kind="filters" label={t('filter.all')}>
      <FilterRow>
        {choice(
          'actorId',
          'who',
          people.map(({ id, first_name, last_name }) => [id, `${first_name} ${last_name}`.trim()]),
        )}
        {choice(
          'subject',
          'kind',
          kinds.toSorted(([, a], [, b]) => a.localeCompare(b)),
        )}
        {choice(
          'outcome',
          'outcome',
          Object.values(AuditOutcome).map((one) => [one, t(`outcome.${one}`)]),
        )}
        <DayFilter
          label={t('filter.day')}
          short={t('filter.day')}
          value={filters.day ?? ''}
          onChange={(value) => change('day', value)}
        />
      </FilterRow>
      <Button
        disabled={busy}
        onClick={() =>
          download(`${t('filter.file')}.csv`, (options) => exportAuditLines(filters, options))
        }
      >
        <Download size={18} aria-hidden />
        CSV
      </Button>
    </Toolbar>
  )
}
