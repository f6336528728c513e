import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { useGetOrder } from '../../../../generated/api/order/order'
import type { Order } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date, m2 } from '../../../lib/format'
import { href } from '../../../lib/href'
import { localized } from '../../../lib/localized'
import { DocumentHead } from '../../../ui/document-head'
import { PageHead } from '../../../ui/page-head'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import '../order.css'
import { Delivery } from './delivery'
import { Handing } from './handing'
import { Invoices } from './invoices'
import { MoneyBox } from './money-box'
import { NextAct } from './next-act'
import { RatingPanel } from './rating'
import { Stepper } from './stepper'
import { Take } from './take'
import { Thread } from './thread'

/** How often an open order is asked anew, ms: the other side may act meanwhile. */
const POLL_MS = 20_000

function HomePanel({ order: { home, side, startsAt, notes } }: { order: Order }) {
  const { t } = useTranslation('order')
  if (!home && !startsAt && !notes) return null
  return (
    <Panel title={t('home.title')}>
      <dl className="order-facts">
        {startsAt && (
          <div>
            <dt>{t('home.when')}</dt>
            <dd>{date(startsAt, 'DD/MM/YYYY HH:mm')}</dd>
          </div>
        )}
        {home && (
          <div>
            <dt>{t('home.home')}</dt>
            <dd>
              {side === 'buyer' && home.id ? (
                <Link to={href('auth-cartera-inmueble-id', { id: home.id })}>{home.ref}</Link>
              ) : (
                home.ref
              )}{' '}
              · {[home.town ?? home.municipality, m2(home.m2)].filter(Boolean).join(' · ')}
            </dd>
          </div>
        )}
        {home && (
          <div>
            <dt>{t('home.address')}</dt>
            <dd>
              {[home.address, home.postalCode].filter(Boolean).join(', ') ||
                t(side === 'seller' && !home.contactName ? 'home.later' : 'home.none')}
            </dd>
          </div>
        )}
        {home?.contactName && (
          <div>
            <dt>{t('home.contact')}</dt>
            <dd>
              {home.contactName}{' '}
              {home.contactPhone && <a href={`tel:${home.contactPhone}`}>{home.contactPhone}</a>}
            </dd>
          </div>
        )}
        {notes && (
          <div>
            <dt>{t('home.notes')}</dt>
            <dd className="order-notes">{notes}</dd>
          </div>
        )}
      </dl>
    </Panel>
  )
}

/** An order as one of its sides works on it. */
function Sides({ order }: { order: Order }) {
  const { t, i18n } = useTranslation('order')
  const other = order.side === 'buyer' ? order.seller : order.buyer
  const isOpen = order.side === 'seller' && order.state === 'accepted'
  const [isUnsaved, setUnsaved] = useState(false)
  return (
    <>
      <PageHead
        title={localized(order.title, i18n.language)}
        sub={
          <>
            <Link to={href('auth-marketplace-pedidos')}>{t('title')}</Link> › {order.number} ·{' '}
            {other.name}
          </>
        }
      />
      <section className="ui-panel" aria-label={t('standing')}>
        <Stepper order={order} />
        <NextAct order={order} unsaved={isUnsaved} />
      </section>
      <div className="order-two">
        <div className="order-stack">
          <HomePanel order={order} />
          {isOpen && <Handing order={order} onUnsaved={setUnsaved} />}
          {!isOpen && <Delivery order={order} />}
          {order.side === 'buyer' && order.acts.includes('take') && <Take order={order} />}
          <RatingPanel order={order} />
        </div>
        <div className="order-stack">
          <MoneyBox order={order} />
          <Invoices order={order} />
          <Thread order={order} />
        </div>
      </div>
    </>
  )
}

export default function OrderPage() {
  const { t } = useTranslation('order')
  const { id = '' } = useParams()
  const { data, error, refetch } = useGetOrder(id, {
    query: { refetchInterval: POLL_MS },
    request: { silent: true },
  })
  return (
    <>
      <DocumentHead title={data?.number ?? t('title')} robots="noindex" />
      {error && !data && <ErrorState error={error} level={1} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={8} label={t('loading')} />}
      {data && <Sides order={data} />}
    </>
  )
}
