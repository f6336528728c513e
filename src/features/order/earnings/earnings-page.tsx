import { Euro } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useGetEarnings } from '../../../../generated/api/order/order'
import type { Earnings } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count } from '../../../lib/format'
import { href } from '../../../lib/href'
import { useSession } from '../../../lib/session'
import { DocumentHead } from '../../../ui/document-head'
import { PageHead } from '../../../ui/page-head'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { EmptyState, ErrorState, NoRightState, PartialBand } from '../../../ui/states'
import { StatusChip } from '../../../ui/status-chip'
import { Table } from '../../../ui/workspace/kit/table'
import '../../../ui/workspace/styles/table.css'
import '../order.css'
import { cents, PAYMENT_TONES } from '../tones'
import { Payouts } from './payouts'

function Figures({ data }: { data: Earnings }) {
  const { t } = useTranslation('order')
  const figures = [
    ['awaiting', data.awaiting, t('earn.orders', { count: data.awaitingOrders })],
    ['open', data.open, t('earn.orders', { count: data.openOrders })],
    ['paidYear', data.paidYear, t('earn.orders', { count: data.paidYearOrders })],
    ['retentionYear', data.retentionYear, t('earn.retentionNote')],
  ] as const
  return (
    <dl className="ui-panel order-figures">
      {figures.map(([key, amount, note]) => (
        <div key={key}>
          <dt>{t(`earn.${key}`)}</dt>
          <dd>
            <b>{cents(amount)}</b>
            <small>{note}</small>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Columns of the last six months: what is left, what was kept back, the fee. */
function Months({ months }: { months: Earnings['months'] }) {
  const { t } = useTranslation('order')
  const shown = months.slice(-6)
  const most = Math.max(1, ...shown.map(({ net, vat }) => net + vat))
  const part = (amount: number): string => `${Math.max(0, (amount / most) * 150)}px`
  return (
    <Panel title={t('earn.months')} note={t('earn.monthsNote')}>
      <ul className="order-months">
        {shown.map(({ month, left, retention, fee }) => (
          <li key={month}>
            <b className="num">{count(Math.round(left / 100))} €</b>
            <span aria-hidden="true">
              <i className="is-charge" style={{ height: part(fee) }} />
              <i className="is-kept" style={{ height: part(retention) }} />
              <i className="is-left" style={{ height: part(left) }} />
            </span>
            {month.slice(5)}/{month.slice(2, 4)}
          </li>
        ))}
      </ul>
      <p className="order-key">
        <span className="is-left">{t('earn.left')}</span>
        <span className="is-kept">{t('earn.kept')}</span>
        <span className="is-charge">{t('earn.fee')}</span>
      </p>
    </Panel>
  )
}

function Orders({ orders }: { orders: Earnings['orders'] }) {
  const { t } = useTranslation('order')
  return (
    <Table label={t('earn.table')} keep>
      <thead>
        <tr>
          {['order', 'home', 'state', 'net', 'vat', 'retention', 'feeCol', 'leftCol'].map((one) => (
            <th key={one} scope="col">
              {t(`earn.col.${one}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {orders.map((one) => (
          <tr key={one.id}>
            <th scope="row">
              <Link to={href('auth-marketplace-pedidos-id', { id: one.id })}>{one.number}</Link>
            </th>
            <td>{one.homeTitle}</td>
            <td>
              <StatusChip tone={PAYMENT_TONES[one.payment]}>
                {t(`payment.${one.payment}`)}
              </StatusChip>
            </td>
            <td className="num">{cents(one.net)}</td>
            <td className="num">{cents(one.vat)}</td>
            <td className="num">−{cents(one.retention)}</td>
            <td className="num">−{cents(one.fee)}</td>
            <td className="num">
              <b>{cents(one.left)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** What a seller earns, month by month and order by order. */
export default function EarningsPage() {
  const { t } = useTranslation('order')
  const { profile } = useSession()
  const may = profile.role === 'SERVICE' || profile.role === 'ADMIN'
  const { data, error, refetch } = useGetEarnings({
    query: { enabled: may },
    request: { silent: true },
  })
  return (
    <>
      <DocumentHead title={t('earn.title')} robots="noindex" />
      <PageHead
        title={t('earn.title')}
        sub={
          data && [data.sellerName, t('earn.pct', { pct: data.feePct })].filter(Boolean).join(' · ')
        }
      />
      {!may && <NoRightState level={2} />}
      {error && !data && <ErrorState error={error} level={2} onRetry={() => void refetch()} />}
      {may && !data && !error && <SkeletonRows rows={6} label={t('loading')} />}
      {data && (
        <div className="order-stack">
          {data.ibanEnd === null && (
            <PartialBand>
              {t('earn.noIban')}{' '}
              <Link to={href('auth-marketplace-publicaciones')}>{t('earn.toIban')}</Link>
            </PartialBand>
          )}
          {data.refundDue > 0 && (
            <PartialBand>{t('earn.refundDue', { amount: cents(data.refundDue) })}</PartialBand>
          )}
          <Figures data={data} />
          <Months months={data.months} />
          <Panel title={t('earn.table')} flush>
            {data.orders.length === 0 ? (
              <EmptyState icon={Euro} level={3} title={t('earn.none')} text={t('earn.noneText')} />
            ) : (
              <Orders orders={data.orders} />
            )}
          </Panel>
          <Payouts />
          <p className="muted">{t('earn.how')}</p>
        </div>
      )}
    </>
  )
}
