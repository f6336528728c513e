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
import { Table } from '../../../ui/workspace/kit/table'
import '../../../ui/workspace/tags.css'

interface DemandTableProps {
  rows: readonly DemandRow[]
  sort: ListDemandsSort
  onSort: (sort: ListDemandsSort) => void
  selected: ReadonlySet<string>
  onSelect: (ids: ReadonlySet<string>) => void
}

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
  onToggle,
}: {
  row: DemandRow
  on: boolean
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
              {[row.ref, row.contactName ?? t('noPerson'), ...wants].filter(Boolean).join(' · ')}
            </small>
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

/** The rows; on a phone each is two lines. */
export function DemandTable({ rows, sort, onSort, selected, onSelect }: DemandTableProps) {
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
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} on={selected.has(row.id)} onToggle={toggle} />
        ))}
      </tbody>
    </Table>
  )
}
