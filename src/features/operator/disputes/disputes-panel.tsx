import { keepPreviousData } from '@tanstack/react-query'
import { Scale } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import { useListDisputes } from '../../../../generated/api/order/order'
import type { DisputeRow } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { localized } from '../../../lib/localized'
import { cents } from '../../../lib/cents'
import { Panel } from '../../../ui/panel'
import { StatusChip } from '../../../ui/status-chip'
import { ChipToggle } from '../../../ui/workspace/kit/chip-toggle'
import { ListFoot } from '../list-foot'
import { ListStates } from '../list-states'
import { roomAt } from '../rooms'

function Row({ row }: { row: DisputeRow }) {
  const { t, i18n } = useTranslation(['operator', 'order'])
  const said = (pct: number | null): string =>
    pct === null ? t('operator:dispute.silent') : t('operator:pct', { pct })
  return (
    <li className="operator-row">
      <div>
        <h3>
          <Link to={roomAt('disputas', { id: row.id })}>
            {row.number} · {localized(row.title, i18n.language)}
          </Link>
          <StatusChip tone={row.state === 'disputed' ? 'error' : 'neutral'}>
            {t(`order:state.${row.state}`)}
          </StatusChip>
        </h3>
        <p className="muted">
          {t('operator:dispute.between', { buyer: row.buyerName, seller: row.sellerName })}
          {row.homeTitle && ` · ${row.homeTitle}`}
        </p>
        <p className="muted">
          {t('operator:dispute.asks', { buyer: said(row.buyerPct), seller: said(row.sellerPct) })}
        </p>
      </div>
      <div className="operator-end">
        <b>{cents(row.total)}</b>
        <p className="muted">
          {row.state === 'disputed' && row.dueAt
            ? t('operator:dispute.until', { day: date(row.dueAt) })
            : t(`order:payment.${row.payment}`)}
        </p>
      </div>
    </li>
  )
}

/** Disputes that wait for the operator, the longest waiting first. */
export function DisputesPanel() {
  const { t } = useTranslation('operator')
  const [query, setQuery] = useSearchParams()
  const settled = query.get('ver') === 'cerradas'
  const cursor = query.get('desde')
  const read = useListDisputes(
    { settled, ...(cursor && { cursor }) },
    { query: { placeholderData: keepPreviousData }, request: { silent: true } },
  )
  const items = read.data?.items ?? []
  return (
    <Panel
      title={t('room.disputas')}
      note={read.data && t('dispute.total', { count: read.data.total })}
      action={
        <ChipToggle
          on={settled}
          onClick={() => setQuery({ sala: 'disputas', ...(!settled && { ver: 'cerradas' }) })}
        >
          {t('dispute.settled')}
        </ChipToggle>
      }
      flush
    >
      <ListStates
        read={read}
        isEmpty={items.length === 0}
        icon={Scale}
        none={t(settled ? 'dispute.noneSettled' : 'dispute.none')}
        noneText={t('dispute.noneText')}
      />
      <ul className="operator-list">
        {items.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
      <ListFoot next={read.data?.next} />
    </Panel>
  )
}
