import { Link } from 'react-router-dom'
import { useGetDispute } from '../../../../generated/api/order/order'
import type { Dispute } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count, date } from '../../../lib/format'
import { localized } from '../../../lib/localized'
import { cents } from '../../../lib/cents'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import { StatusChip } from '../../../ui/status-chip'
import { roomAt } from '../rooms'
import { Evidence } from './evidence'
import { Outcomes } from './outcomes'
import { Words } from './words'

/** What was ordered, for how much, and where the money is. */
function Ordered({
  dispute: { row, sum, paidAt, refunded, startsAt, notes },
}: {
  dispute: Dispute
}) {
  const { t } = useTranslation(['operator', 'order'])
  const when = (at: string | null): string => (at ? date(at, 'DD/MM/YYYY HH:mm') : '')
  const facts = [
    [t('operator:dispute.buyer'), row.buyerName],
    [t('operator:dispute.seller'), row.sellerName],
    [t('operator:dispute.home'), row.homeTitle],
    [t('operator:dispute.work'), when(startsAt)],
    [t('operator:dispute.notes'), notes],
    ...sum.lines.map(({ kind, name, quantity, amount }) => [
      kind === 'travel' ? t('order:money.travel', { km: count(quantity) }) : name,
      cents(amount),
    ]),
    [t('operator:dispute.vat', { pct: sum.vatPct }), cents(sum.vat)],
    [t('operator:dispute.retention'), sum.retention ? `−${cents(sum.retention)}` : ''],
    [t('operator:dispute.sum'), cents(row.total)],
    [t('operator:dispute.paid'), paidAt ? when(paidAt) : t(`order:payment.${row.payment}`)],
    [t('operator:dispute.refunded'), refunded > 0 ? cents(refunded) : ''],
  ].filter(([, value]) => value)
  return (
    <Panel title={t('operator:dispute.ordered')}>
      <dl className="operator-facts">
        {facts.map(([name, value], index) => (
          <div key={`${index}-${name}`}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

/** One dispute: what both said, what was delivered, and how it can be settled. */
export function DisputeView({ id }: { id: string }) {
  const { t, i18n } = useTranslation(['operator', 'order'])
  const { data, error, refetch } = useGetDispute(id, { request: { silent: true } })
  return (
    <>
      <p>
        <Link to={roomAt('disputas')}>{t('operator:dispute.all')}</Link>
      </p>
      {error && !data && (
        <ErrorState
          error={error}
          level={2}
          title={t('operator:dispute.gone')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <SkeletonRows rows={8} label={t('operator:loading')} />}
      {data && (
        <>
          <h2 className="operator-title">
            {data.row.number} · {localized(data.row.title, i18n.language)}{' '}
            <StatusChip tone={data.row.state === 'disputed' ? 'error' : 'neutral'}>
              {t(`order:state.${data.row.state}`)}
            </StatusChip>
          </h2>
          {data.row.state === 'disputed' && <Outcomes dispute={data} />}
          <div className="operator-two">
            <div className="operator-stack">
              <Words dispute={data} />
              <Evidence dispute={data} />
            </div>
            <Ordered dispute={data} />
          </div>
        </>
      )}
    </>
  )
}
