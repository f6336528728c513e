import { useVirtualizer } from '@tanstack/react-virtual'
import { ArrowDown, ArrowUp, Building2, Star, Users } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ContactRow, ListContactsSort } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count, date } from '../../../lib/format'
import { href } from '../../../lib/href'
import { useLanguageName } from '../parts/language-name'
import { phoneText } from '../parts/phone-text'
import type { Column } from './columns'

interface ContactTableProps {
  rows: readonly ContactRow[]
  total: number
  columns: readonly Column[]
  sort: ListContactsSort
  onSort: (sort: ListContactsSort) => void
  selected: ReadonlySet<string>
  onSelect: (ids: ReadonlySet<string>) => void
  hasMore: boolean
  onMore: () => void
}

const SORTED: Partial<Record<Column | 'name', ListContactsSort>> = { name: 'name', activity: 'activity', created: 'created' }
const ROW = 57

/** What stands in a column. */
function useCells(): Record<Column, (row: ContactRow) => ReactNode> {
  const { t } = useTranslation('contact')
  const language = useLanguageName()
  return {
    roles: (row) => row.roles.map((role) => t(`enums.roles.${role}`)).join(', '),
    phone: (row) => (row.phone ? <a className="co-l num" href={`tel:${row.phone}`}>{phoneText(row.phone)}</a> : null),
    email: (row) => (row.email ? <a className="co-l" href={`mailto:${row.email}`}>{row.email}</a> : null),
    language: (row) => (row.language ? language(row.language) : null),
    town: (row) => row.town,
    tags: (row) => (row.tags.length > 0 ? <span className="co-t">{row.tags.slice(0, 3).map((tag) => <i key={tag}>{tag}</i>)}{row.tags.length > 3 ? <small>{t('list.moreTags', { n: row.tags.length - 3 })}</small> : null}</span> : null),
    stage: (row) => row.funnelStage,
    rating: (row) => (row.rating === null ? null : <span className="num" aria-label={t('list.stars', { n: row.rating })}>{row.rating} <Star size={13} aria-hidden className="co-star" /></span>),
    source: (row) => (row.source ? t(`enums.source.${row.source}`) : null),
    agent: (row) => row.agentName ?? <span className="mut">{t('list.nobody')}</span>,
    activity: (row) => <time dateTime={row.lastActivityAt ?? row.createdAt} className="mut num">{date(row.lastActivityAt ?? row.createdAt, 'DD/MM/YYYY')}</time>,
    created: (row) => <time dateTime={row.createdAt} className="mut num">{date(row.createdAt, 'DD/MM/YYYY')}</time>,
  }
}

/** Contacts as rows; only those in sight are in the page, however many there are. */
export function ContactTable({ rows, total, columns, sort, onSort, selected, onSelect, hasMore, onMore }: ContactTableProps) {
  const { t } = useTranslation('contact')
  const cells = useCells()
  const frame = useRef<HTMLDivElement>(null)
  // oxlint-disable-next-line react/incompatible-library -- its answers change while the list scrolls, so this component is drawn anew each time
  const virtual = useVirtualizer({ count: rows.length, getScrollElement: () => frame.current, estimateSize: () => ROW, overscan: 12, getItemKey: (index) => rows[index]?.id ?? index })
  const items = virtual.getVirtualItems()
  const last = items.at(-1)?.index ?? -1
  useEffect(() => {
    if (hasMore && last >= rows.length - 20) onMore()
  }, [hasMore, last, rows.length, onMore])
  const toggle = (id: string) => {
    const next = new Set(selected)
    if (!next.delete(id)) next.add(id)
    onSelect(next)
  }
  const all = rows.length > 0 && rows.every(({ id }) => selected.has(id))
  const head = (column: Column | 'name') => {
    const by = SORTED[column]
    const on = by === sort
    const Arrow = by === 'name' ? ArrowUp : ArrowDown
    return (
      <th key={column} scope="col" aria-sort={on ? (by === 'name' ? 'ascending' : 'descending') : undefined}>
        {by ? <button type="button" className="th-b" onClick={() => onSort(by)}>{t(`list.col.${column}`)}{on ? <Arrow className="i" aria-hidden /> : null}</button> : t(`list.col.${column}`)}
      </th>
    )
  }
  const [before, after] = [items[0]?.start ?? 0, virtual.getTotalSize() - (items.at(-1)?.end ?? 0)]
  const width = columns.length + 2
  return (
    <div className="tw co-tw" ref={frame} tabIndex={0} role="group" aria-label={t('list.table')}>
      <table className="dt co-dt" aria-rowcount={total + 1}>
        <caption className="sr">{t('list.caption', { sort: t(`list.sorts.${sort}`), n: count(total) })}</caption>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col"><span className="cb-h"><input className="cb" type="checkbox" aria-label={t('list.selectAll')} checked={all} onChange={() => onSelect(new Set(all ? [] : rows.slice(0, 500).map(({ id }) => id)))} /></span></th>
            {head('name')}{columns.map(head)}
          </tr>
        </thead>
        <tbody>
          {before > 0 ? <tr aria-hidden className="co-gap"><td colSpan={width} style={{ height: before }} /></tr> : null}
          {items.map(({ index, key }) => {
            const row = rows[index]
            if (!row) return null
            const on = selected.has(row.id)
            const Icon = row.kind === 'company' ? Building2 : Users
            return (
              <tr key={key} ref={virtual.measureElement} data-index={index} aria-rowindex={index + 2} className={on ? 'on' : undefined}>
                <td><span className="cb-h"><input className="cb" type="checkbox" aria-label={t('list.selectOne', { name: row.name })} checked={on} onChange={() => toggle(row.id)} /></span></td>
                <td className="hd">
                  <div className="co-n">
                    <span className="co-i" aria-hidden>{row.kind === 'company' ? <Icon size={16} /> : initials(row.name)}</span>
                    <span>
                      <Link to={href('auth-contactos-id', { id: row.id })}>{row.name}</Link>
                      <small>{[row.doNotContact ? t('list.doNotContact') : null, row.shared ? t('list.shared') : null, row.town].filter(Boolean).join(' · ') || row.roles.map((role) => t(`enums.roles.${role}`)).join(', ')}</small>
                    </span>
                  </div>
                </td>
                {columns.map((column) => <td key={column} className={column === 'phone' ? 'pr' : column === 'activity' ? 'up' : 'mo'}>{cells[column](row)}</td>)}
              </tr>
            )
          })}
          {after > 0 ? <tr aria-hidden className="co-gap"><td colSpan={width} style={{ height: after }} /></tr> : null}
        </tbody>
      </table>
    </div>
  )
}

const initials = (name: string): string => name.split(/\s+/).filter(Boolean).slice(0, 2).map((word) => word.charAt(0).toLocaleUpperCase()).join('')
