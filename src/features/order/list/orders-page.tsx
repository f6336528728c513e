import { keepPreviousData } from '@tanstack/react-query'
import { Package } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import { useListOrders } from '../../../../generated/api/order/order'
import type { OrderRow, Role } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { href } from '../../../lib/href'
import { localized } from '../../../lib/localized'
import { useSession } from '../../../lib/session'
import { cents } from '../../../lib/cents'
import { DocumentHead } from '../../../ui/document-head'
import { PageHead } from '../../../ui/page-head'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { EmptyState, ErrorState, NoRightState, PartialBand } from '../../../ui/states'
import { StatusChip } from '../../../ui/status-chip'
import { Button } from '../../../ui/workspace/kit/button'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { TabLinks } from '../../../ui/workspace/kit/tab-links'
import '../order.css'
import { TONES } from '../tones'

function Row({ row }: { row: OrderRow }) {
  const { t, i18n } = useTranslation('order')
  return (
    <li className="order-row">
      <div>
        <h2>
          <Link to={href('auth-marketplace-pedidos-id', { id: row.id })}>
            {localized(row.title, i18n.language)}
          </Link>
          <StatusChip tone={TONES[row.state]}>{t(`state.${row.state}`)}</StatusChip>
          {row.turn && (
            <StatusChip tone="primary" dot={false}>
              {t('turn')}
            </StatusChip>
          )}
        </h2>
        <p className="muted">
          {[row.number, row.otherName, row.homeTitle].filter(Boolean).join(' · ')}
        </p>
        <p className="muted">
          {row.startsAt
            ? t('list.at', { at: date(row.startsAt, 'DD/MM/YYYY HH:mm') })
            : t('list.made', { day: date(row.createdAt) })}
        </p>
      </div>
      <div className="order-sum">
        <b>{row.total === null ? t('list.noPrice') : cents(row.total)}</b>
        <p className="muted">{row.payment !== 'none' && t(`payment.${row.payment}`)}</p>
      </div>
    </li>
  )
}

/** Orders bought and sold, those that wait for me first. */
export default function OrdersPage() {
  const { t } = useTranslation('order')
  const { role } = useSession().profile
  if (role === '') return null
  const may = role === 'ADMIN' || role === 'STAFF' || role === 'SERVICE'
  return (
    <>
      <DocumentHead title={t('title')} robots="noindex" />
      {may ? <Orders role={role} /> : <NoRightState level={1} />}
    </>
  )
}

/** The orders of one of the market's roles. */
function Orders({ role }: { role: Role }) {
  const { t } = useTranslation('order')
  const [query, setQuery] = useSearchParams()
  const isSeller = role === 'SERVICE'
  const side = isSeller || query.get('lado') === 'vendidos' ? 'sold' : 'bought'
  const cursor = query.get('desde')
  const { data, isPending, error, refetch } = useListOrders(
    { side, ...(cursor && { cursor }) },
    { query: { placeholderData: keepPreviousData }, request: { silent: true } },
  )
  const at = (more: Record<string, string>): string => `?${new URLSearchParams(more).toString()}`
  return (
    <>
      <PageHead title={t('title')} sub={data && t('list.turns', { count: data.turns })}>
        <Link className={buttonClass()} to={href('auth-marketplace')}>
          {t('list.market')}
        </Link>
      </PageHead>
      <Panel flush>
        {role === 'ADMIN' && (
          <TabLinks label={t('list.sides')}>
            <Link to="?" aria-current={side === 'bought' ? 'page' : undefined}>
              {t('list.bought')}
            </Link>
            <Link to={at({ lado: 'vendidos' })} aria-current={side === 'sold' ? 'page' : undefined}>
              {t('list.sold')}
            </Link>
          </TabLinks>
        )}
        {isPending && <SkeletonRows rows={5} label={t('loading')} />}
        {error && data && (
          <PartialBand error={error} onRetry={() => void refetch()}>
            {t('list.old')}
          </PartialBand>
        )}
        {error && !data && <ErrorState error={error} level={2} onRetry={() => void refetch()} />}
        {data?.items.length === 0 && (
          <EmptyState
            icon={Package}
            title={t(side === 'sold' ? 'list.noneSold' : 'list.none')}
            text={t(side === 'sold' ? 'list.noneSoldText' : 'list.noneText')}
          />
        )}
        <ul>
          {data?.items.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </ul>
        {(cursor || data?.next) && (
          <div className="order-foot">
            {cursor && (
              <Button
                onClick={() => setQuery(side === 'sold' && !isSeller ? { lado: 'vendidos' } : {})}
              >
                {t('list.first')}
              </Button>
            )}
            {data?.next && (
              <Button
                onClick={() => {
                  const next = new URLSearchParams(query)
                  next.set('desde', data.next ?? '')
                  setQuery(next)
                }}
              >
                {t('list.more')}
              </Button>
            )}
          </div>
        )}
      </Panel>
    </>
  )
}
