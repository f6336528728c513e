import { Download, X } from 'lucide-react'
import { useListDemandTags } from '../../../../generated/api/demand/demand'
import { Island, ListDemandsSort, Operation, PropertyType } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { FilterRow } from '../../../ui/workspace/kit/filter-row'
import { Toolbar } from '../../../ui/workspace/kit/toolbar'
import { SearchField } from '../../../ui/workspace/search-field'
import { Button } from '../../../ui/workspace/kit/button'
import { ChipSelect } from '../../../ui/workspace/kit/chip-select'
import { isNarrowed, type DemandQuery } from './demand-query'
import { useTeam } from '../../../lib/team'

interface FilterBarProps {
  query: DemandQuery
  /** Merges into the search; the page starts anew. */
  change: (part: Partial<DemandQuery>) => void
  onCsv: () => void
  csvBusy: string | null
}

interface ChoiceProps {
  name: string
  value: string
  options: readonly { value: string; label: string }[]
  /** First entry: no filter. */
  any: string
  onChange: (value: string) => void
}

const Choice = ({ name, value, options, any, onChange }: ChoiceProps) => (
  <ChipSelect
    on={value !== ''}
    label={name}
    value={value}
    onChange={(event) => onChange(event.target.value)}
  >
    <option value="">{any}</option>
    {options.map((one) => (
      <option key={one.value} value={one.value}>
        {one.label}
      </option>
    ))}
  </ChipSelect>
)

/** Text, filters and what one does with the whole list. */
export function FilterBar({ query, change, onCsv, csvBusy }: FilterBarProps) {
  const { t } = useTranslation('demand')
  const people = useTeam()
  const used = useListDemandTags({ request: { silent: true } })
  const tags = [...new Set([...(used.data?.tags ?? []), ...query.tag])].map((tag) => ({
    value: tag,
    label: tag,
  }))
  const agents = (people.data?.items ?? []).map((user) => ({
    value: user.id,
    label: `${user.first_name} ${user.last_name}`.trim() || user.email,
  }))
  const words = (name: string, values: Record<string, string>) =>
    Object.values(values).map((value) => ({ value, label: t(`enums.${name}.${value}`) }))
  return (
    <Toolbar kind="filters" label={t('list.filters')}>
      <SearchField label={t('list.search')} value={query.q} onChange={(q) => change({ q })} />
      <FilterRow>
        <Choice
          name={t('list.operation')}
          any={t('list.operation')}
          value={query.operation[0] ?? ''}
          options={words('operations', Operation)}
          onChange={(value) => change({ operation: value ? [value as Operation] : [] })}
        />
        <Choice
          name={t('list.type')}
          any={t('list.type')}
          value={query.type[0] ?? ''}
          options={words('types', PropertyType)}
          onChange={(value) => change({ type: value ? [value as PropertyType] : [] })}
        />
        <Choice
          name={t('list.island')}
          any={t('list.island')}
          value={query.island[0] ?? ''}
          options={words('islands', Island)}
          onChange={(value) => change({ island: value ? [value as Island] : [] })}
        />
        {people.isPending || agents.length > 1 ? (
          <Choice
            name={t('list.agent')}
            any={t('list.agent')}
            value={query.agentId}
            options={agents}
            onChange={(agentId) => change({ agentId })}
          />
        ) : null}
        {tags.length > 0 ? (
          <Choice
            name={t('list.tag')}
            any={t('list.tag')}
            value={query.tag[0] ?? ''}
            options={tags}
            onChange={(tag) => change({ tag: tag ? [tag] : [] })}
          />
        ) : null}
        {isNarrowed(query) ? (
          <Button
            variant="text"
            onClick={() =>
              change({ q: '', operation: [], type: [], island: [], agentId: '', tag: [] })
            }
          >
            <X size={16} aria-hidden />
            {t('list.clear')}
          </Button>
        ) : null}
        <div className="end">
          <span className="demand-sort">
            <ChipSelect
              quiet
              label={t('list.sort')}
              value={query.sort}
              onChange={(event) => change({ sort: event.target.value as ListDemandsSort })}
            >
              {Object.values(ListDemandsSort).map((sort) => (
                <option key={sort} value={sort}>
                  {t(`list.sorts.${sort}`)}
                </option>
              ))}
            </ChipSelect>
          </span>
          <Button variant="text" disabled={csvBusy !== null} onClick={onCsv}>
            <Download size={18} aria-hidden />
            {csvBusy ?? t('list.csv')}
          </Button>
        </div>
      </FilterRow>
    </Toolbar>
  )
}
