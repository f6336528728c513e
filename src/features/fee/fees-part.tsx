import { keepPreviousData } from '@tanstack/react-query'
import { HandCoins } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useDeleteFee, useListFees } from '../../../generated/api/fee/fee'
import type { Fee, FeeShare, FeeState } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { cents } from '../../lib/cents'
import { date } from '../../lib/format'
import { href } from '../../lib/href'
import { useWrite } from '../../lib/write'
import { Panel } from '../../ui/panel'
import { SkeletonRows } from '../../ui/skeleton'
import { EmptyState, ErrorState } from '../../ui/states'
import { StatusChip, type Tone } from '../../ui/status-chip'
import { Button } from '../../ui/workspace/kit/button'
import { ConfirmDialog } from '../../ui/workspace/kit/confirm-dialog'
import './fee.css'

const FeeDialog = lazy(() => import('./fee-dialog'))

const TONES: Record<FeeState, Tone> = { open: 'sun', drafted: 'sea', invoiced: 'sea', paid: 'ok' }

function Shares({ shares }: { shares: readonly FeeShare[] }) {
  const { t } = useTranslation('fee')
  return (
    <dl className="fee-shares">
      {shares.map(({ who, name, amount }, at) => (
        <div key={at}>
          <dt>{`${name || t(`enums.who.${who}`)} · ${t(`enums.who.${who}`)}`}</dt>
          <dd>{cents(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}

function Acts({ fee }: { fee: Fee }) {
  const { t } = useTranslation('fee')
  const [asked, setAsked] = useState<'change' | 'drop' | null>(null)
  const { busy, write } = useWrite(useDeleteFee, {
    done: t('dropped'),
    reads: ['fee'],
    onDone: () => setAsked(null),
  })
  return (
    <div className="fee-acts">
      <Button variant="text" onClick={() => setAsked('drop')}>
        {t('list.drop')}
      </Button>
      <Button onClick={() => setAsked('change')}>{t('list.change')}</Button>
      {asked === 'change' && (
        <Suspense>
          <FeeDialog deal={fee.deal} fee={fee} onClose={() => setAsked(null)} />
        </Suspense>
      )}
      {asked === 'drop' && (
        <ConfirmDialog
          title={t('list.drop')}
          text={t('list.dropText')}
          cancel={t('cancel')}
          send={t('list.drop')}
          danger
          busy={busy}
          onClose={() => setAsked(null)}
          onConfirm={() => void write({ id: fee.id })}
        />
      )}
    </div>
  )
}

function Row({ fee }: { fee: Fee }) {
  const { t } = useTranslation('fee')
  const { deal } = fee
  return (
    <li className="fee-row">
      <div>
        <h3>
          <Link to={href('auth-cartera-inmueble-id', { id: deal.propertyId })}>
            {deal.title || deal.ref}
          </Link>{' '}
          <StatusChip tone={TONES[fee.state]}>{t(`enums.state.${fee.state}`)}</StatusChip>
        </h3>
        <p>
          {t('pending.closed', { ref: deal.ref, day: date(deal.closedOn) })}
          {fee.data && ` · ${t(`enums.payer.${fee.data.payer}`)}`}
        </p>
        <Shares shares={fee.shares} />
      </div>
      {fee.amount !== null && <b className="num">{cents(fee.amount)}</b>}
      {fee.data && fee.state === 'open' && <Acts fee={fee} />}
    </li>
  )
}

/** Fees with their shares; an agent sees their own shares and changes nothing. */
export default function FeesPart() {
  const { t } = useTranslation('fee')
  const [query, setQuery] = useSearchParams()
  const cursor = query.get('pagina')
  const { data, error, refetch } = useListFees(
    { ...(cursor && { cursor }) },
    { query: { placeholderData: keepPreviousData }, request: { silent: true } },
  )
  const go = (to: string): void => {
    const next = new URLSearchParams(query)
    next.set('pagina', to)
    setQuery(next)
  }
  return (
    <Panel title={t('tab')} note={t('list.note')} flush>
      {!data && !error && <SkeletonRows rows={4} label={t('loading')} />}
      {error && !data && <ErrorState error={error} level={3} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && (
        <EmptyState icon={HandCoins} level={3} title={t('list.none')} text={t('list.noneText')} />
      )}
      <ul className="fee-rows">
        {data?.items.map((fee) => (
          <Row key={fee.id} fee={fee} />
        ))}
      </ul>
      {data?.next && (
        <div className="fee-acts fee-foot">
          <Button onClick={() => go(data.next ?? '')}>{t('list.more')}</Button>
        </div>
      )}
    </Panel>
  )
}
