import { lazy, Suspense, useState } from 'react'
import { useAcceptDeal, usePayDeal } from '../../../generated/api/deal/deal'
import type { Deal } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { money } from '../../lib/format'
import { useWrite } from '../../lib/write'
import { Button } from '../../ui/workspace/kit/button'
import { ConfirmDialog } from '../../ui/workspace/kit/confirm-dialog'

/** Their code comes when they are asked for. */
const InvoiceForm = lazy(() => import('./invoice-form'))
const DisputeForm = lazy(() => import('./dispute-form'))
const ProposeForm = lazy(() => import('./propose-form'))

type Opened = 'accept' | 'pay' | 'invoice' | 'dispute' | 'propose'

/** What can be done with a deal; each act names the version that was read. */
export function DealActs({ deal }: { deal: Deal }) {
  const { t } = useTranslation('deal')
  const [opened, setOpened] = useState<Opened | null>(null)
  const { id, version, state, turn, role, partnerName, listerShare, sellerShare, home } = deal
  const close = () => setOpened(null)
  const rest = { reads: ['deal'], conflict: t('stale'), onDone: close, onRefused: close }
  const accept = useWrite(useAcceptDeal, { done: t('accept.done'), ...rest })
  const pay = useWrite(usePayDeal, { done: t('pay.done'), ...rest })
  if (state === 'paid') return null
  const write = { id, data: { version } }
  const own = money(role === 'lister' ? listerShare : sellerShare)
  const asked = opened === 'accept' || opened === 'pay' ? opened : null
  const counts = deal.sameClientDealId === null
  const isOpen = state === 'proposed' || state === 'disputed'
  return (
    <div className="deal-acts">
      {state !== 'disputed' && (
        <Button variant="text" onClick={() => setOpened('dispute')}>
          {t('dispute.act')}
        </Button>
      )}
      {counts && isOpen && (
        <Button onClick={() => setOpened('propose')}>{t('propose.other')}</Button>
      )}
      {counts && turn && (
        <Button variant="main" onClick={() => setOpened('accept')}>
          {t('accept.act')}
        </Button>
      )}
      {counts && state === 'agreed' && role === 'seller' && (
        <Button variant="main" onClick={() => setOpened('invoice')}>
          {t('invoice.act')}
        </Button>
      )}
      {state === 'invoiced' && role === 'seller' && (
        <Button variant="main" onClick={() => setOpened('pay')}>
          {t('pay.act')}
        </Button>
      )}
      {asked && (
        <ConfirmDialog
          title={t(`${asked}.title`)}
          text={t(`${asked}.text`, { own, name: partnerName, price: money(deal.closePrice) })}
          cancel={t('cancel')}
          send={t(`${asked}.act`)}
          busy={accept.busy || pay.busy}
          onClose={close}
          onConfirm={() => void (asked === 'accept' ? accept : pay).write(write)}
        />
      )}
      <Suspense>
        {opened === 'invoice' && <InvoiceForm deal={deal} onClose={close} />}
        {opened === 'dispute' && <DisputeForm deal={deal} onClose={close} />}
        {opened === 'propose' && (
          <ProposeForm
            introductionId={deal.introductionId}
            title={home.ref ?? home.place}
            price={deal.closePrice}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  )
}
