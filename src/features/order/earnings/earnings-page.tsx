import { Link } from 'react-router-dom'
import { useGetEarnings } from '../../../../generated/api/order/order'
import type { Earnings } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { moneyShort } from '../../../lib/format'
import { href } from '../../../lib/href'
import { useSession } from '../../../lib/session'
import { cents } from '../../../lib/cents'
import { DocumentHead } from '../../../ui/document-head'
import { PageHead } from '../../../ui/page-head'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorState, NoRightState, PartialBand } from '../../../ui/states'
import '../../../ui/workspace/styles/table.css'
import '../order.css'
import { EarningsInvoices } from './earnings-invoices'
import { Payouts } from './payouts'
import { Statement } from './statement'

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
            <b className="num">{moneyShort(Math.round(left / 100) * 100) || '0 €'}</b>
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
          <Statement />
          <Payouts />
          <EarningsInvoices />
          <p className="muted">{t('earn.how')}</p>
        </div>
      )}
    </>
  )
}
