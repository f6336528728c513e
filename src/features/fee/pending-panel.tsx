import { HandCoins } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useDraftFee, useGetPendingFees } from '../../../generated/api/fee/fee'
import type { Fee, FeeDeal } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { cents } from '../../lib/cents'
import { date } from '../../lib/format'
import { href } from '../../lib/href'
import { useWrite } from '../../lib/write'
import { Panel } from '../../ui/panel'
import { SkeletonRows } from '../../ui/skeleton'
import { EmptyState, ErrorLine } from '../../ui/states'
import { Button } from '../../ui/workspace/kit/button'
import { buttonClass } from '../../ui/workspace/kit/button-class'
import './fee.css'

/** The form's code comes when it is asked for. */
const FeeDialog = lazy(() => import('./fee-dialog'))

/** Where drafts are, as the address of accounting says it; one of them, or all. */
const draftsAt = (id?: string): string =>
  `?${new URLSearchParams({ parte: 'borradores', ...(id && { borrador: id }) }).toString()}`

function Deal({ deal }: { deal: FeeDeal }) {
  const { t } = useTranslation('fee')
  return (
    <div>
      <h3>
        <Link to={href('auth-cartera-inmueble-id', { id: deal.propertyId })}>
          {deal.title || deal.ref}
        </Link>
      </h3>
      <p>
        {t('pending.closed', { ref: deal.ref, day: date(deal.closedOn) })}
        {deal.price !== null && ` · ${cents(deal.price)}`}
        {deal.isDwellingLet && ` · ${t('pending.let')}`}
      </p>
    </div>
  )
}

function ToInvoice({ fee }: { fee: Fee }) {
  const { t } = useTranslation('fee')
  const navigate = useNavigate()
  const { busy, write } = useWrite(useDraftFee, {
    done: ({ items }) => t('pending.drafted', { count: items.length }),
    reads: ['fee', 'invoice-draft'],
    onDone: ({ items: [first, ...others] }) =>
      navigate(draftsAt(others.length === 0 ? first?.id : undefined)),
  })
  return (
    <li className="fee-row">
      <Deal deal={fee.deal} />
      <b className="num">{cents(fee.toInvoice ?? 0)}</b>
      {fee.state === 'drafted' ? (
        <Link className={buttonClass()} to={draftsAt()}>
          {t('pending.seeDraft')}
        </Link>
      ) : (
        <Button busy={busy} onClick={() => void write({ id: fee.id })}>
          {t('pending.draft')}
        </Button>
      )}
    </li>
  )
}

/** Closed deals whose fee is to be said, and fees that are to be invoiced. */
export function PendingPanel() {
  const { t } = useTranslation('fee')
  const [asked, setAsked] = useState<FeeDeal | null>(null)
  const { data, error, refetch } = useGetPendingFees({ request: { silent: true } })
  const isEmpty = data && data.deals.length + data.fees.length === 0
  return (
    <Panel
      title={t('pending.title')}
      note={data && !isEmpty && t('pending.note', { amount: cents(data.toInvoice) })}
      flush
    >
      {!data && !error && <SkeletonRows rows={3} label={t('loading')} />}
      {error && !data && <ErrorLine error={error} onRetry={() => void refetch()} />}
      {isEmpty && (
        <EmptyState
          icon={HandCoins}
          level={3}
          title={t('pending.none')}
          text={t('pending.noneText')}
        />
      )}
      <ul className="fee-rows">
        {data?.fees.map((fee) => (
          <ToInvoice key={fee.id} fee={fee} />
        ))}
        {data?.deals.map((deal) => (
          <li key={deal.offerId} className="fee-row">
            <Deal deal={deal} />
            <Button onClick={() => setAsked(deal)}>{t('pending.say')}</Button>
          </li>
        ))}
      </ul>
      {asked && (
        <Suspense>
          <FeeDialog deal={asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </Panel>
  )
}
