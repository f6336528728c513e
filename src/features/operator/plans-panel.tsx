import { keepPreviousData } from '@tanstack/react-query'
import { CreditCard } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { useListOperatorSubscriptions } from '../../../generated/api/operator/operator'
import type { OperatorSubscription, SubscriptionState } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { count, date } from '../../lib/format'
import { localized } from '../../lib/localized'
import { dayAt } from '../../lib/madrid'
import { cents } from '../../lib/cents'
import { Panel } from '../../ui/panel'
import { StatusChip, type Tone } from '../../ui/status-chip'
import { Table } from '../../ui/workspace/kit/table'
import '../../ui/workspace/styles/table.css'
import { ListFoot } from './list-foot'
import { ListStates } from './list-states'

const TONES: Record<SubscriptionState, Tone> = {
  open: 'neutral',
  trial: 'sea',
  active: 'ok',
  past_due: 'sun',
  grace: 'sun',
  limited: 'error',
  free: 'neutral',
}

function Row({ row }: { row: OperatorSubscription }) {
  const { t, i18n } = useTranslation('operator')
  const { planName, period, periodEnd, owedSince } = row
  // While something is unpaid no other period begins: a day that is past renews nothing.
  const isOver = periodEnd !== null && periodEnd < dayAt(new Date())
  return (
    <tr>
      <th scope="row">{row.agencyName}</th>
      <td>{planName && localized(planName, i18n.language)}</td>
      <td>
        <StatusChip tone={TONES[row.state]}>{t(`plan.state.${row.state}`)}</StatusChip>
      </td>
      <td className="num">
        {count(row.people)} / {count(row.seats)}
      </td>
      <td className="num">{count(row.homes) || '0'}</td>
      <td>
        {period && periodEnd
          ? t(isOver ? 'plan.over' : row.cancelled ? 'plan.ends' : 'plan.renews', {
              day: date(periodEnd),
            })
          : ''}
      </td>
      <td className="num">
        {row.owed > 0 ? cents(row.owed) : ''}
        {owedSince && <small> {t('plan.due', { day: date(owedSince) })}</small>}
      </td>
    </tr>
  )
}

/** Every agency with its plan, what it uses and what it owes. */
export default function PlansPanel() {
  const { t } = useTranslation('operator')
  const [query] = useSearchParams()
  const cursor = query.get('desde')
  const read = useListOperatorSubscriptions(cursor ? { cursor } : {}, {
    query: { placeholderData: keepPreviousData },
    request: { silent: true },
  })
  const { data } = read
  const items = data?.items ?? []
  return (
    <Panel
      title={t('room.planes')}
      note={
        data && (data.planFrom ? t('plan.from', { day: date(data.planFrom) }) : t('plan.noPlans'))
      }
      flush
    >
      <ListStates
        read={read}
        isEmpty={items.length === 0}
        icon={CreditCard}
        none={t('plan.none')}
        noneText={t('plan.noneText')}
      />
      {items.length > 0 && (
        <Table label={t('room.planes')} keep>
          <thead>
            <tr>
              {['agency', 'plan', 'state', 'people', 'homes', 'period', 'owed'].map((one) => (
                <th key={one} scope="col">
                  {t(`plan.col.${one}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map((row) => (
              <Row key={row.agencyId} row={row} />
            ))}
          </tbody>
        </Table>
      )}
      <ListFoot next={data?.next} />
      <p className="operator-note">{t('plan.how')}</p>
    </Panel>
  )
}
