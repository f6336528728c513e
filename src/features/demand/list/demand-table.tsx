import { memo, useCallback, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { DemandRow, ListDemandsSort } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { SortHead } from '../../../ui/workspace/sort-head'
import { date, m2 } from '../../../lib/format'
import { href } from '../../../lib/href'
import { priceRange } from '../parts/price'
import { DemandStatusChip } from '../parts/status'
import { Checkbox } from '../../../ui/workspace/kit/checkbox'
import { inlineClass } from '../../../ui/workspace/kit/inline-class'
import { Table } from '../../../ui/workspace/kit/table'
import { byPerson, type PersonGroup } from './by-person'
import { RowNews } from './row-news'
import '../../../ui/workspace/tags.css'

interface DemandTableProps {
  rows: readonly DemandRow[]
  sort: ListDemandsSort
  onSort: (sort: ListDemandsSort) => void
  selected: ReadonlySet<string>
  onSelect: (ids: ReadonlySet<string>) => void
  /** Good matches with nothing done about them, by demand; those without are missing. */
  fresh?: ReadonlyMap<string, number>
}

const COLUMNS = 8
const NONE: ReadonlyMap<string, number> = new Map()

/** Sorts a column's head offers: its first, and its second when pressed again. */
const SORTS: Record<string, [ListDemandsSort, ListDemandsSort?]> = {
  demand: ['ref'],
  price: ['priceDesc', 'price'],
  updated: ['updated'],
}
const ASCENDING = new Set<ListDemandsSort>(['price', 'ref'])

/** One demand. Kept as drawn while another search is on its way, and while others are selected. */
const Row = memo(function Row({
  row,
  on,
  fresh,
  grouped,
  onToggle,
}: {
  row: DemandRow
  on: boolean
  /** Good matches with nothing done about them. */
  fresh: number
  /** Its person stands above it. */
  grouped: boolean
  onToggle: (id: string) => void
}) {
  const { t, i18n } = useTranslation('demand')
  const wants = [
    row.bedroomsMin === null ? '' : t('row.bedrooms', { count: row.bedroomsMin }),
    row.areaMin === null ? '' : t('row.area', { area: m2(row.areaMin) }),
  ]
  return (
    <tr className={on ? 'on' : undefined}>
      <td>
        <span className="tick-target">
          <Checkbox
            aria-label={t('list.selectOne', { ref: row.ref })}
            checked={on}
            disabled={!row.own}
            onChange={() => onToggle(row.id)}
          />
        </span>
      </td>
      <td className="cell-head">
        <div className="home-cell">
          <span>
            <Link to={href('auth-cartera-demanda-id', { id: row.id })}>{row.title}</Link>
            <small>
              {[grouped ? '' : (row.contactName ?? t('noPerson')), row.ref, ...wants]
                .filter(Boolean)
                .join(' · ')}
            </small>
            <RowNews row={row} fresh={fresh} />
            {row.tags.length > 0 ? (
              <span className="ui-tags">
                {row.tags.map((tag) => (
                  <i key={tag}>{tag}</i>
                ))}
              </span>
            ) : null}
          </span>
        </div>
      </td>
      <td className="cell-status">
        <DemandStatusChip demand={row} />
      </td>
      <td className="cell-more">{row.urgency ? t(`enums.urgency.${row.urgency}`) : ''}</td>
      <td className="cell-more">
        {row.operations.map((operation) => t(`enums.operations.${operation}`)).join(', ')}
      </td>
      <td className="cell-right cell-main">
        <b>{priceRange(t, row.priceMin, row.priceMax)}</b>
      </td>
      <td className="cell-more">
        {row.agentName ?? <span className="muted">{t('noAgent')}</span>}
      </td>
      <td className="up muted">
        <time dateTime={row.updatedAt}>
          {date(row.updatedAt, 'DD MMM, YYYY', i18n.language).replace(/^0/, '')}
        </time>
      </td>
    </tr>
  )
})

/** Who looks, above their demands. */
function PersonHead({ contactId, name }: PersonGroup) {
  const { t } = useTranslation('demand')
  return (
    <tr className="demand-group">
      <th scope="rowgroup" colSpan={COLUMNS}>
        {contactId && name ? (
          <Link className={inlineClass()} to={href('auth-contactos-id', { id: contactId })}>
            {name}
          </Link>
        ) : (
          t('noPerson')
        )}
      </th>
    </tr>
  )
}

/** The rows, by person where they are sorted so; on a phone each is two lines. */
export function DemandTable({
  rows,
  sort,
  onSort,
  selected,
  onSelect,
  fresh = NONE,
}: DemandTableProps) {
  const { t } = useTranslation('demand')
  const own = rows.filter((row) => row.own)
  // Rows keep it, so it asks for the selection when it is called.
  const chosen = useRef({ selected, onSelect })
  useEffect(() => void (chosen.current = { selected, onSelect }))
  const toggle = useCallback((id: string) => {
    const next = new Set(chosen.current.selected)
    if (!next.delete(id)) next.add(id)
    chosen.current.onSelect(next)
  }, [])
  const all = own.length > 0 && own.every(({ id }) => selected.has(id))
  const head = (key: string, className?: string) => (
    <SortHead
      words={t(`list.col.${key}`)}
      className={className}
      sort={sort}
      orders={SORTS[key]}
      ascending={ASCENDING}
      onSort={onSort}
    />
  )
  const grouped = sort === 'person'
  const line = (row: DemandRow) => (
    <Row
      key={row.id}
      row={row}
      on={selected.has(row.id)}
      fresh={fresh.get(row.id) ?? 0}
      grouped={grouped}
      onToggle={toggle}
    />
  )
  return (
    <Table label={t('list.title')}>
      <caption className="spoken">{t('list.caption', { sort: t(`list.sorts.${sort}`) })}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="tick-target">
              <Checkbox
                aria-label={t('list.selectAll')}
                checked={all}
                onChange={() => onSelect(new Set(all ? [] : own.map(({ id }) => id)))}
              />
            </span>
          </th>
          {head('demand')}
          {head('status')}
          {head('urgency')}
          {head('operation')}
          {head('price', 'cell-right')}
          {head('agent')}
          {head('updated')}
        </tr>
      </thead>
      {grouped ? (
        byPerson(rows).map((group) => (
          <tbody key={group.rows[0]?.id}>
            <PersonHead {...group} />
            {group.rows.map(line)}
          </tbody>
        ))
      ) : (
        <tbody>{rows.map(line)}</tbody>
      )}
    </Table>
  )
}
