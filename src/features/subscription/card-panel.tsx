import { CreditCard } from 'lucide-react'
import { useState } from 'react'
import {
  useOpenSubscriptionCard,
  useRemoveSubscriptionCard,
} from '../../../generated/api/subscription/subscription'
import type { Subscription, SubscriptionCard } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { date } from '../../lib/format'
import { useWrite } from '../../lib/write'
import { Panel } from '../../ui/panel'
import { Button } from '../../ui/workspace/kit/button'
import { ConfirmDialog } from '../../ui/workspace/kit/confirm-dialog'

const BRANDS: Record<string, string> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'Amex' }
const nameOf = (brand: string): string => BRANDS[brand] ?? brand
/** As it stands on the card: 04/31. */
const monthOf = (day: string): string => `${day.slice(5, 7)}/${day.slice(2, 4)}`

/** Leads to the payment service's page, to keep a card or to pay an invoice with it. */
export function useCardPage() {
  const { t } = useTranslation('subscription')
  const { busy, write } = useWrite(useOpenSubscriptionCard, {
    done: null,
    onDone: ({ url }) => window.location.assign(url),
  })
  return {
    busy: busy && t('sending'),
    open: (invoiceId?: string) =>
      void write({ data: invoiceId === undefined ? {} : { invoiceId } }),
  }
}

/** The card that invoices are charged to, and what its bank said. */
export function CardPanel({
  subscription: { card, owed, takesCards },
  reads,
}: {
  subscription: Subscription
  reads: readonly string[]
}) {
  const { t } = useTranslation('subscription')
  const [isRemoving, setRemoving] = useState(false)
  const page = useCardPage()
  const remove = useWrite(useRemoveSubscriptionCard, {
    done: t('card.removed'),
    reads,
    onDone: () => setRemoving(false),
    onRefused: () => setRemoving(false),
  })
  return (
    <Panel title={t('card.title')}>
      {card ? (
        <p className="subscription-card">
          <CreditCard className="icon" aria-hidden />
          <b className="num">{`${nameOf(card.brand)} ···· ${card.last4}`}</b>
          <span>{t('card.expires', { month: monthOf(card.expiresOn) })}</span>
        </p>
      ) : (
        <p className="subscription-quiet">{t('card.none')}</p>
      )}
      {card && owed && <CardWord card={card} takesCards={takesCards} />}
      {card && !owed && <p className="subscription-quiet">{t('card.note')}</p>}
      <div className="subscription-acts">
        {takesCards && (
          <Button busy={page.busy} onClick={() => page.open()}>
            {t(card ? 'card.change' : 'card.keep')}
          </Button>
        )}
        {card && (
          <Button variant="text" onClick={() => setRemoving(true)}>
            {t('card.remove')}
          </Button>
        )}
      </div>
      {isRemoving && (
        <ConfirmDialog
          title={t('card.removeTitle')}
          text={t('card.removeText')}
          cancel={t('card.stay')}
          send={t('card.remove')}
          busy={remove.busy && t('sending')}
          onClose={() => setRemoving(false)}
          onConfirm={() => void remove.write(undefined as never)}
        />
      )}
    </Panel>
  )
}

/** What became of charging what is open, and what comes next. */
function CardWord({
  card: { isCharging, refused, nextTryOn },
  takesCards,
}: {
  card: SubscriptionCard
  takesCards: boolean
}) {
  const { t, i18n } = useTranslation('subscription')
  if (refused === null)
    return <p className="subscription-quiet">{t(isCharging ? 'card.charging' : 'card.soon')}</p>
  return (
    <p className="subscription-refused">
      {t(`enums.refused.${refused}`)}{' '}
      {nextTryOn
        ? t('card.again', { day: date(nextTryOn, 'DD MMM, YYYY', i18n.language) })
        : takesCards && t('card.over')}
    </p>
  )
}
