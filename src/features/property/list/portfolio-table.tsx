import { House } from 'lucide-react'
import { useTranslation } from '../../../i18n'
import { SortHead } from '../../../ui/workspace/sort-head'
import { Link } from 'react-router-dom'
import type { ListPropertiesSort, PropertyRow } from '../../../../generated/model'
import { count, m2, moneyShort } from '../../../lib/format'
import { href } from '../../../lib/href'
import { Initials } from '../parts/initials'
import { Meter } from '../parts/meter'
import { sayMoment } from '../parts/moment'
import { PropertyStatusChip } from '../parts/property-status'

interface PortfolioTableProps {
  rows: readonly PropertyRow[]
  sort: ListPropertiesSort
  onSort: (sort: ListPropertiesSort) => void
  selected: ReadonlySet<string>
  onSelect: (ids: ReadonlySet<string>) => void
}

/** Sorts a column's head offers: its first, and its second when pressed again. */
const SORTS: Record<string, [ListPropertiesSort, ListPropertiesSort?]> = { home: ['ref'], price: ['priceDesc', 'price'], quality: ['completeness'], updated: ['updated'] }
const ASCENDING = new Set<ListPropertiesSort>(['price', 'ref', 'completeness'])

function Row({ row, on, onToggle }: { row: PropertyRow; on: boolean; onToggle: () => void }) {
  const { t, i18n } = useTranslation('property')
  const rooms = row.bedrooms === null ? null : t('row.bedrooms', { count: row.bedrooms, n: row.bedrooms })
  const facts = [rooms, m2(row.area)].filter(Boolean).join(', ')
  return (
    <tr className={on ? 'on' : undefined}>
      <td><span className="cb-h"><input className="cb" type="checkbox" aria-label={t('list.selectOne', { ref: row.ref })} checked={on} onChange={onToggle} /></span></td>
      <td className="hd">
        <div className="hs">
          {row.thumb ? <img src={row.thumb.endsWith('.webp') ? row.thumb : `${row.thumb}/320.webp`} alt="" width={56} height={42} loading="lazy" /> : <span className="hs-x" aria-hidden><House size={20} /></span>}
          <span>
            <Link to={href('auth-cartera-inmueble-id', { id: row.id })}>{row.title || t(row.town ? 'list.typeIn' : 'list.typeOnly', { type: t(`enums.type.${row.type}`), town: row.town })}</Link>
            <small>{[row.ref, row.town, facts, row.exclusive ? t('record.exclusive') : null].filter(Boolean).join(' · ')}</small>
          </span>
        </div>
      </td>
      <td className="ss"><PropertyStatusChip home={row} /></td>
      <td className="r pr">
        {row.price === null ? <span className="mut">{t('list.noPrice')}</span> : <b>{moneyShort(row.price) || '0 €'}</b>}
        {row.price !== null && row.rentPeriod ? <small> {t(`per.${row.rentPeriod}`)}</small> : null}
        {row.previousPrice !== null && row.price !== null && row.previousPrice > row.price ? <s><span className="sr">{t('list.before')} </span>{moneyShort(row.previousPrice)}</s> : null}
      </td>
      <td className="r mo">{row.pricePerM2 === null ? '' : count(Math.round(row.pricePerM2 / 100))}</td>
      <td className="ql"><Meter percent={row.completenessPct} /></td>
      <td className="r mo">{row.leadCount}</td>
      <td className="mo">{row.agentName && row.agentId ? <Initials name={row.agentName} id={row.agentId} /> : null}</td>
      <td className="up mut"><time dateTime={row.updatedAt}>{sayMoment(t, row.updatedAt, i18n.language)}</time></td>
    </tr>
  )
}

/** The portfolio's rows; on a phone each is two lines. */
export function PortfolioTable({ rows, sort, onSort, selected, onSelect }: PortfolioTableProps) {
  const { t } = useTranslation('property')
  const toggle = (id: string) => {
    const next = new Set(selected)
    if (!next.delete(id)) next.add(id)
    onSelect(next)
  }
  const all = rows.length > 0 && rows.every(({ id }) => selected.has(id))
  const head = (key: string, className?: string) => <SortHead words={t(`list.col.${key}`)} className={className} sort={sort} orders={SORTS[key]} ascending={ASCENDING} onSort={onSort} />
  return (
    <div className="tw" tabIndex={0} role="group" aria-label={t('list.table')}>
      <table className="dt">
        <caption className="sr">{t('list.caption', { sort: t(`list.sorts.${sort}`) })}</caption>
        <thead>
          <tr>
            <th scope="col"><span className="cb-h"><input className="cb" type="checkbox" aria-label={t('list.selectAll')} checked={all} onChange={() => onSelect(new Set(all ? [] : rows.map(({ id }) => id)))} /></span></th>
            {head('home')}{head('status')}{head('price', 'r')}{head('perM2', 'r')}{head('quality')}{head('leads', 'r')}{head('agent')}{head('updated')}
          </tr>
        </thead>
        <tbody>{rows.map((row) => <Row key={row.id} row={row} on={selected.has(row.id)} onToggle={() => toggle(row.id)} />)}</tbody>
      </table>
    </div>
  )
}
