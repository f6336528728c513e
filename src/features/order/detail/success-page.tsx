import { CircleCheck, CircleX, Hourglass } from 'lucide-react'
import { Link, Navigate, useParams } from 'react-router-dom'
import { useGetOrder } from '../../../../generated/api/order/order'
import type { Order, OrderState } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { href } from '../../../lib/href'
import { localized } from '../../../lib/localized'
import { DocumentHead } from '../../../ui/document-head'
import { PageHead } from '../../../ui/page-head'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import '../order.css'
import { MoneyBox } from './money-box'

const POLL_MS = 5_000
const WAITS: readonly OrderState[] = ['asked', 'requested']
const FAILED: readonly OrderState[] = ['declined', 'expired', 'cancelled']

/** What is said of a card in place of the state; null: the state says it. */
function cardWord({
  pay,
  payment,
  state,
}: Order): 'confirming' | 'held' | 'noCard' | 'charged' | null {
  if (pay !== 'card') return null
  if (state === 'requested') return payment === 'held' ? 'held' : 'confirming'
  if (state === 'expired' && payment !== 'held') return 'noCard'
  return state === 'accepted' ? 'charged' : null
}

/**
 * After an order: what the seller says, as soon as they say it. It polls and fulfils nothing. It
 * speaks to the buyer: the seller is led to the order.
 */
export default function SuccessPage() {
  const { t, i18n } = useTranslation('order')
  const { id = '' } = useParams()
  const { data, error, refetch } = useGetOrder(id, {
    query: {
      refetchInterval: ({ state }) =>
        state.data && !WAITS.includes(state.data.state) ? false : POLL_MS,
    },
    request: { silent: true },
  })
  if (data?.side === 'seller')
    return <Navigate replace to={href('auth-marketplace-pedidos-id', { id: data.id })} />
  const kind = !data
    ? null
    : WAITS.includes(data.state)
      ? 'waits'
      : FAILED.includes(data.state)
        ? 'failed'
        : 'good'
  const word = data ? cardWord(data) : null
  const Icon = kind === 'waits' ? Hourglass : kind === 'failed' ? CircleX : CircleCheck
  return (
    <>
      <DocumentHead title={t('success.title')} robots="noindex" />
      {error && !data && <ErrorState error={error} level={1} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={5} label={t('loading')} />}
      {data && kind && (
        <>
          <PageHead
            title={t(word === 'confirming' ? 'success.card' : `success.${kind}`)}
            sub={`${data.number} · ${localized(data.title, i18n.language)}`}
          />
          <div className="order-two">
            <Panel>
              <p className="order-success" role="status">
                <Icon size={28} aria-hidden />
                <span>
                  {t(`success.${word ?? data.state}`, {
                    name: data.seller.name,
                    at: data.dueAt ? date(data.dueAt, 'DD/MM/YYYY HH:mm') : '',
                  })}
                </span>
              </p>
              <div className="order-acts">
                <Link
                  className={buttonClass()}
                  to={href('auth-marketplace', {}, data.home?.id ? { casa: data.home.id } : {})}
                >
                  {t('success.more')}
                </Link>
                <Link
                  className={buttonClass({ variant: 'main' })}
                  to={href('auth-marketplace-pedidos-id', { id: data.id })}
                >
                  {t('success.open')}
                </Link>
              </div>
            </Panel>
            <MoneyBox order={data} calm />
          </div>
        </>
      )}
    </>
  )
}
