import { House } from 'lucide-react'
import { memo, useCallback, useEffect, useRef, type ReactNode } from 'react'
import { useTranslation, type TFunction } from '../../../i18n'
import { SortHead } from '../../../ui/workspace/sort-head'
import { Link } from 'react-router-dom'
import type { ListPropertiesSort, PropertyRow } from '../../../../generated/model'
import { deskVoice, fieldLabel, fieldWords } from '../../../forms/shown'
import { amountFigure, date, m2, moneyShort } from '../../../lib/format'
import { href } from '../../../lib/href'
import { Initials } from '../parts/initials'
import { Meter } from '../parts/meter'
import { sayMoment } from '../parts/moment'
import { PropertyStatusChip } from '../parts/property-status'
import { Checkbox } from '../../../ui/workspace/kit/checkbox'
import { Table } from '../../../ui/workspace/kit/table'
import { fieldOf, type OwnColumn } from './columns'
import { MissingMenu } from './missing-menu'
import '../../../ui/workspace/tags.css'

interface PortfolioTableProps {
  rows: readonly PropertyRow[]
  sort: ListPropertiesSort
  onSort: (sort: ListPropertiesSort) => void
  selected: ReadonlySet<string>
  onSelect: (ids: ReadonlySet<string>) => void
  columns: readonly string[]
}

/** Sorts a column's head offers: its first, and its second when pressed again. */
const SORTS: Record<string, [ListPropertiesSort, ListPropertiesSort?]> = {
  home: ['ref'],
  price: ['priceDesc', 'price'],
  quality: ['completeness'],
  updated: ['updated'],
}
const ASCENDING = new Set<ListPropertiesSort>(['price', 'ref', 'completeness'])

type Cell = (row: PropertyRow) => ReactNode
interface Drawn {
  className: string
  head?: string
  cell: Cell
}

/** Kinds of values that are read from right to left. */
const NUMBERS = new Set(['number', 'money', 'year'])

/** What stands in a column, and the class by which a phone places it. */
function useCells(): (column: string) => Drawn | undefined {
  const { t, i18n } = useTranslation(['property', 'forms'])
  const own: Record<OwnColumn, Drawn> = {
    status: { className: 'cell-status', cell: (row) => <PropertyStatusChip home={row} /> },
    price: {
      className: 'cell-right cell-main',
      head: 'cell-right',
      cell: (row) => (
        <>
          {row.price === null ? (
            <span className="muted">{t('list.noPrice')}</span>
          ) : (
            <b>{moneyShort(row.price) || '0 €'}</b>
          )}
          {row.price !== null && row.rentPeriod ? (
            <small> {t(`per.${row.rentPeriod}`)}</small>
          ) : null}
          {row.previousPrice !== null && row.price !== null && row.previousPrice > row.price ? (
            <s>
              <span className="spoken">{t('list.before')} </span>
              {moneyShort(row.previousPrice)}
            </s>
          ) : null}
        </>
      ),
    },
    perM2: {
      className: 'cell-right cell-more',
      head: 'cell-right',
      cell: (row) =>
        row.pricePerM2 === null ? '' : amountFigure(Math.round(row.pricePerM2 / 100)),
    },
    quality: {
      className: 'cell-quality',
      cell: (row) => (
        <>
          <Meter percent={row.completenessPct} />
          <MissingMenu row={row} />
        </>
      ),
    },
    leads: { className: 'cell-right cell-more', head: 'cell-right', cell: (row) => row.leadCount },
    agent: {
      className: 'cell-more',
      cell: (row) =>
        row.agentName && row.agentId ? <Initials name={row.agentName} id={row.agentId} /> : null,
    },
    tags: {
      className: 'cell-more',
      cell: (row) =>
        row.tags.length > 0 ? (
          <span className="ui-tags">
            {row.tags.slice(0, 3).map((tag) => (
              <i key={tag}>{tag}</i>
            ))}
            {row.tags.length > 3 ? (
              <small>{t('list.moreTags', { n: row.tags.length - 3 })}</small>
            ) : null}
          </span>
        ) : null,
    },
    mandate: {
      className: 'cell-more num',
      cell: (row) => (row.mandateEndsOn ? date(`${row.mandateEndsOn}T12:00:00Z`) : null),
    },
    published: {
      className: 'cell-more num',
      cell: (row) => (row.publishedAt ? date(row.publishedAt) : null),
    },
    updated: {
      className: 'up muted',
      cell: (row) => (
        <time dateTime={row.updatedAt}>{sayMoment(t, row.updatedAt, i18n.language)}</time>
      ),
    },
  }
  return (column) => {
    const field = fieldOf(column)
    if (!field) return column in own ? own[column as OwnColumn] : undefined
    const side = NUMBERS.has(field.kind) ? 'cell-right ' : ''
    return {
      className: `${side}cell-more`,
      head: side.trim(),
      cell: (row) =>
        fieldWords(field, row.fields[field.name], deskVoice(t, i18n.language, 'property')),
    }
  }
}

/** What a column is called: the row's own by a short word, a field as its form calls it. */
export function columnWords(column: string, t: TFunction): string {
  const field = fieldOf(column)
  return field ? fieldLabel(field, t, 'property') : t(`property:list.col.${column}`)
}

interface RowProps {
  row: PropertyRow
  columns: readonly string[]
  on: boolean
  onToggle: (id: string) => void
}

/** One home. Kept as drawn while another search is on its way, and while others are selected. */
const Row = memo(function Row({ row, columns, on, onToggle }: RowProps) {
  const { t } = useTranslation('property')
  const drawn = useCells()
  const rooms =
    row.bedrooms === null ? null : t('row.bedrooms', { count: row.bedrooms, n: row.bedrooms })
  const facts = [rooms, m2(row.area)].filter(Boolean).join(', ')
  return (
    <tr className={on ? 'on' : undefined}>
      <td>
        <span className="tick-target">
          <Checkbox
            aria-label={t('list.selectOne', { ref: row.ref })}
            checked={on}
            onChange={() => onToggle(row.id)}
          />
        </span>
      </td>
      <td className="cell-head">
        <div className="home-cell">
          {row.thumb ? (
            <img
              src={row.thumb.endsWith('.webp') ? row.thumb : `${row.thumb}/320.webp`}
              alt=""
              width={56}
              height={42}
              loading="lazy"
            />
          ) : (
            <span className="homes-no-photo" aria-hidden>
              <House size={20} />
            </span>
          )}
          <span>
            <Link to={href('auth-cartera-inmueble-id', { id: row.id })}>
              {row.title ||
                t(row.town ? 'list.typeIn' : 'list.typeOnly', {
                  type: t(`enums.type.${row.type}`),
                  town: row.town,
                })}
            </Link>
            <small>
              {[row.ref, row.town, facts, row.exclusive ? t('record.exclusive') : null]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </span>
        </div>
      </td>
      {columns.map((column) => (
        <td key={column} className={drawn(column)?.className}>
          {drawn(column)?.cell(row)}
        </td>
      ))}
    </tr>
  )
})

/** The portfolio's rows; on a phone each is two lines. */
export function PortfolioTable({
  rows,
  sort,
  onSort,
  selected,
  onSelect,
  columns,
}: PortfolioTableProps) {
  const { t } = useTranslation('property')
  const drawn = useCells()
  // Rows keep it, so it asks for the selection when it is called.
  const chosen = useRef({ selected, onSelect })
  useEffect(() => void (chosen.current = { selected, onSelect }))
  const toggle = useCallback((id: string) => {
    const next = new Set(chosen.current.selected)
    if (!next.delete(id)) next.add(id)
    chosen.current.onSelect(next)
  }, [])
  const all = rows.length > 0 && rows.every(({ id }) => selected.has(id))
  const head = (key: string, className?: string) => (
    <SortHead
      key={key}
      words={columnWords(key, t)}
      className={className}
      sort={sort}
      orders={SORTS[key]}
      ascending={ASCENDING}
      onSort={onSort}
    />
  )
  return (
    <Table label={t('list.table')}>
      <caption className="spoken">{t('list.caption', { sort: t(`list.sorts.${sort}`) })}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="tick-target">
              <Checkbox
                aria-label={t('list.selectAll')}
                checked={all}
                onChange={() => onSelect(new Set(all ? [] : rows.map(({ id }) => id)))}
              />
            </span>
          </th>
          {head('home')}
          {columns.map((column) => head(column, drawn(column)?.head))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row
            key={row.id}
            row={row}
            columns={columns}
            on={selected.has(row.id)}
            onToggle={toggle}
          />
        ))}
      </tbody>
    </Table>
  )
}
