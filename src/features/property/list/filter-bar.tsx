import { Columns3, Download, List, Map, X } from 'lucide-react'
import { useTranslation } from '../../../i18n'
import { FilterRow } from '../../../ui/workspace/kit/filter-row'
import { Toolbar } from '../../../ui/workspace/kit/toolbar'
import { FilterMenu } from '../../../ui/workspace/filter-menu'
import { SearchField } from '../../../ui/workspace/search-field'
import { useListPropertyTags } from '../../../../generated/api/property/property'
import { Island, ListPropertiesSort, Operation, PropertyType } from '../../../../generated/model'
import { Button } from '../../../ui/workspace/kit/button'
import { ChipSelect } from '../../../ui/workspace/kit/chip-select'
import { COLUMNS } from './columns'
import { columnWords } from './portfolio-table'
import { filtersOn, offeredSources, type PortfolioQuery } from './portfolio-query'
import { PriceFilter } from './price-filter'
import { useTeam } from '../../../lib/team'

interface FilterBarProps {
  query: PortfolioQuery
  /** Merges into the search; the page starts anew. */
  change: (part: Partial<PortfolioQuery>) => void
  /** Null for who may not carry data out of the house. */
  onCsv: (() => void) | null
  csvBusy: string | null
  columns: readonly string[]
  onColumns: (columns: string[]) => void
}

const FLAGS = ['incomplete', 'priceLowered', 'mandateEnds'] as const
const WORDS = { incomplete: 'incomplete', priceLowered: 'lowered', mandateEnds: 'mandateEnds' }

/** Text, filters and what one does with the whole list. */
export function FilterBar({ query, change, onCsv, csvBusy, columns, onColumns }: FilterBarProps) {
  const { t } = useTranslation('property')
  const people = useTeam()
  const agents = (people.data?.items ?? []).map((user) => ({
    value: user.id,
    label: `${user.first_name} ${user.last_name}`.trim() || user.email,
  }))
  const tags = useListPropertyTags({ request: { silent: true } })
  const tagNames = [...new Set([...query.tag, ...(tags.data?.tags ?? [])])].map((tag) => ({
    value: tag,
    label: tag,
  }))
  const words = (name: string, values: Record<string, string>) =>
    Object.values(values).map((value) => ({ value, label: t(`enums.${name}.${value}`) }))
  return (
    <Toolbar kind="filters" label={t('list.filters')}>
      <SearchField
        label={t('list.search')}
        hint={t('list.searchHint')}
        value={query.q}
        onChange={(q) => change({ q })}
      />
      <FilterRow>
        <FilterMenu
          name={t('list.operation')}
          options={words('operation', Operation)}
          chosen={query.operation}
          onChange={(operation) => change({ operation: operation as PortfolioQuery['operation'] })}
        />
        <FilterMenu
          name={t('list.type')}
          options={words('type', PropertyType)}
          chosen={query.type}
          onChange={(type) => change({ type: type as PortfolioQuery['type'] })}
        />
        <FilterMenu
          name={t('list.island')}
          options={words('island', Island)}
          chosen={query.island}
          onChange={(island) => change({ island: island as PortfolioQuery['island'] })}
        />
        <FilterMenu
          name={t('list.source')}
          options={offeredSources(query.source).map((value) => ({
            value,
            label: t(`enums.source.${value}`),
          }))}
          chosen={query.source}
          onChange={(source) => change({ source: source as PortfolioQuery['source'] })}
        />
        <PriceFilter
          key={`${query.priceMin} ${query.priceMax}`}
          min={query.priceMin}
          max={query.priceMax}
          onChange={(priceMin, priceMax) => change({ priceMin, priceMax })}
        />
        {tagNames.length > 0 ? (
          <FilterMenu
            name={t('list.tag')}
            options={tagNames}
            chosen={query.tag}
            onChange={(tag) => change({ tag: tag.slice(0, 10) })}
          />
        ) : null}
        {people.isPending || agents.length > 1 ? (
          <FilterMenu
            any={t('list.any')}
            name={t('list.agent')}
            options={agents}
            chosen={query.agentId ? [query.agentId] : []}
            onChange={([agentId = '']) => change({ agentId })}
          />
        ) : null}
        <FilterMenu
          name={t('list.more')}
          options={FLAGS.map((value) => ({ value, label: t(`list.${WORDS[value]}`) }))}
          chosen={FLAGS.filter((flag) => Boolean(query[flag]))}
          onChange={(on) =>
            change({
              incomplete: on.includes('incomplete'),
              priceLowered: on.includes('priceLowered'),
              mandateEnds: on.includes('mandateEnds') ? 30 : null,
            })
          }
        />
        {filtersOn(query) > 0 ? (
          <Button
            variant="text"
            onClick={() =>
              change({
                q: '',
                operation: [],
                type: [],
                island: [],
                source: [],
                tag: [],
                agentId: '',
                priceMin: null,
                priceMax: null,
                incomplete: false,
                priceLowered: false,
                mandateEnds: null,
              })
            }
          >
            <X size={16} aria-hidden />
            {t('list.clear')}
          </Button>
        ) : null}
        <div className="end">
          {query.map ? null : (
            <span className="filters-sort">
              <ChipSelect
                quiet
                label={t('list.sort')}
                value={query.sort}
                onChange={(event) => change({ sort: event.target.value as ListPropertiesSort })}
              >
                {Object.values(ListPropertiesSort).map((sort) => (
                  <option key={sort} value={sort}>
                    {t(`list.sorts.${sort}`)}
                  </option>
                ))}
              </ChipSelect>
            </span>
          )}
          <Button variant="text" onClick={() => change({ map: !query.map })}>
            {query.map ? <List size={18} aria-hidden /> : <Map size={18} aria-hidden />}
            {t(query.map ? 'list.asList' : 'list.asMap')}
          </Button>
          {query.map ? null : (
            <span className="filter-words">
              <Columns3 size={18} aria-hidden />
              <FilterMenu
                quiet
                name={t('list.columns')}
                options={COLUMNS.map((value) => ({ value, label: columnWords(value, t) }))}
                chosen={columns}
                onChange={onColumns}
              />
            </span>
          )}
          {onCsv === null ? null : (
            <Button variant="text" disabled={csvBusy !== null} onClick={onCsv}>
              <Download size={18} aria-hidden />
              {csvBusy ?? t('list.csv')}
            </Button>
          )}
        </div>
      </FilterRow>
    </Toolbar>
  )
}
