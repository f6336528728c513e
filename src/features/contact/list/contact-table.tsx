import { useVirtualizer } from '@tanstack/react-virtual'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useCallback, useEffect, useRef } from 'react'
import type { ContactRow, ListContactsSort } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count } from '../../../lib/format'
import { Checkbox } from '../../../ui/workspace/kit/checkbox'
import { Table } from '../../../ui/workspace/kit/table'
import { Pressable } from '../../../ui/kit/bare/pressable'
import type { Column } from './columns'
import { ContactTr } from './contact-row'

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

const SORTED: Partial<Record<Column | 'name', ListContactsSort>> = {
  name: 'name',
  activity: 'activity',
  created: 'created',
}
const ROW = 57

/** Contacts as rows; only those in sight are in the page, however many there are. */
export function ContactTable({
  rows,
  total,
  columns,
  sort,
  onSort,
  selected,
  onSelect,
  hasMore,
  onMore,
}: ContactTableProps) {
  const { t } = useTranslation('contact')
  const frame = useRef<HTMLDivElement>(null)
  // oxlint-disable-next-line react/incompatible-library -- its answers change while the list scrolls, so this component is drawn anew each time
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW,
    overscan: 12,
    getItemKey: (index) => rows[index]?.id ?? index,
  })
  const items = virtual.getVirtualItems()
  const last = items.at(-1)?.index ?? -1
  useEffect(() => {
    if (hasMore && last >= rows.length - 20) onMore()
  }, [hasMore, last, rows.length, onMore])
  // The rows keep it while they are scrolled past, so it asks for the selection when it is called.
  const chosen = useRef({ selected, onSelect })
  useEffect(() => void (chosen.current = { selected, onSelect }))
  const toggle = useCallback((id: string) => {
    const next = new Set(chosen.current.selected)
    if (!next.delete(id)) next.add(id)
    chosen.current.onSelect(next)
  }, [])
  const all = rows.length > 0 && rows.every(({ id }) => selected.has(id))
  const head = (column: Column | 'name') => {
    const by = SORTED[column]
    const on = by === sort
    const Arrow = by === 'name' ? ArrowUp : ArrowDown
    return (
      <th
        key={column}
        scope="col"
        aria-sort={on ? (by === 'name' ? 'ascending' : 'descending') : undefined}
      >
        {by ? (
          <Pressable className="column-button" onClick={() => onSort(by)}>
            {t(`list.col.${column}`)}
            {on ? <Arrow className="icon" aria-hidden /> : null}
          </Pressable>
        ) : (
          t(`list.col.${column}`)
        )}
      </th>
    )
  }
  const [before, after] = [items[0]?.start ?? 0, virtual.getTotalSize() - (items.at(-1)?.end ?? 0)]
  const width = columns.length + 2
  return (
    <Table
      label={t('list.table')}
      frame={frame}
      place="contact-table-frame"
      className="contact-table"
      aria-rowcount={total + 1}
    >
      <caption className="spoken">
        {t('list.caption', { sort: t(`list.sorts.${sort}`), n: count(total), count: total })}
      </caption>
      <thead>
        <tr aria-rowindex={1}>
          <th scope="col">
            <span className="tick-target">
              <Checkbox
                aria-label={t('list.selectAll')}
                checked={all}
                onChange={() =>
                  onSelect(new Set(all ? [] : rows.slice(0, 500).map(({ id }) => id)))
                }
              />
            </span>
          </th>
          {head('name')}
          {columns.map(head)}
        </tr>
      </thead>
      <tbody>
        {before > 0 ? (
          <tr aria-hidden className="contact-gap">
            <td colSpan={width} style={{ height: before }} />
          </tr>
        ) : null}
        {items.map(({ index, key }) => {
          const row = rows[index]
          return row ? (
            <ContactTr
              key={key}
              row={row}
              index={index}
              columns={columns}
              on={selected.has(row.id)}
              measure={virtual.measureElement}
              onToggle={toggle}
            />
          ) : null
        })}
        {after > 0 ? (
          <tr aria-hidden className="contact-gap">
            <td colSpan={width} style={{ height: after }} />
          </tr>
        ) : null}
      </tbody>
    </Table>
  )
}
