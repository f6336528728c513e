import { CircleAlert, CircleCheck } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useGetSeller, useOpenSellerAccount } from '../../../../generated/api/market/market'
import type { Seller } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useWrite } from '../../../lib/write'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import { Button } from '../../../ui/workspace/kit/button'

/** Its code comes when it is asked for. */
const SellerDialog = lazy(() => import('./seller-dialog'))

/** Whether they are paid by card, and the way to the service where that is set up. */
function Cards({ cards }: Pick<Seller, 'cards'>) {
  const { t } = useTranslation('market')
  const { busy, write } = useWrite(useOpenSellerAccount, {
    done: null,
    onDone: ({ url }) => location.assign(url),
  })
  if (cards === 'off') return null
  return (
    <div className="market-cards">
      <p>{t(`seller.cards.${cards}`)}</p>
      <Button busy={busy} onClick={() => void write()}>
        {t(cards === 'none' ? 'seller.openCards' : 'seller.seeCards')}
      </Button>
    </div>
  )
}

/** Whether the seller's data are whole, and the way to them. */
export function SellerPanel() {
  const { t } = useTranslation('market')
  const [isOpen, setOpen] = useState(false)
  const { data, error, refetch } = useGetSeller({ request: { silent: true } })
  return (
    <Panel
      title={t('seller.title')}
      action={data && <Button onClick={() => setOpen(true)}>{t('seller.edit')}</Button>}
    >
      {error && !data && <ErrorState error={error} level={3} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={3} label={t('loading')} />}
      {data && (
        <div className="market-seller">
          <p>
            <b>{data.data.displayName ?? t('seller.nobody')}</b>
            {data.ibanEnd && (
              <span className="muted"> · {t('seller.iban', { end: data.ibanEnd })}</span>
            )}
          </p>
          {data.isSuspended && <p className="market-bad">{t('seller.suspended')}</p>}
          <ul className="market-checks">
            {data.missing.length === 0 ? (
              <li>
                <CircleCheck size={18} aria-hidden className="is-ok" />
                {t('seller.whole')}
              </li>
            ) : (
              data.missing.map((one) => (
                <li key={one}>
                  <CircleAlert size={18} aria-hidden className="is-bad" />
                  {t(`fields.sellerInput.${one}`)}
                </li>
              ))
            )}
          </ul>
          <Cards cards={data.cards} />
          <p className="muted">{t(data.isReviewed ? 'seller.reviewed' : 'seller.atOnce')}</p>
          <Suspense>
            {isOpen && <SellerDialog seller={data} onClose={() => setOpen(false)} />}
          </Suspense>
        </div>
      )}
    </Panel>
  )
}
