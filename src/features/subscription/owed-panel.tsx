import { lazy, Suspense, useState } from 'react'
import { useGetInvoice } from '../../../generated/api/invoice/invoice'
import type {
  SubscriptionOpenInvoice,
  SubscriptionOwed,
  SubscriptionState,
} from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { copyText } from '../../lib/copy-text'
import { date } from '../../lib/format'
import { dayAt } from '../../lib/madrid'
import { cents } from '../../lib/cents'
import { Panel } from '../../ui/panel'
import { Sk } from '../../ui/skeleton'
import { ErrorLine } from '../../ui/states'
import { Button } from '../../ui/workspace/kit/button'
import { useCardPage } from './card-panel'

/** Drawing a code takes its library along. */
const QrCode = lazy(() => import('../../ui/qr-code'))
const LATE: SubscriptionState[] = ['past_due', 'grace', 'limited', 'free']

/** What is to be paid, how, and what stops on which day while it is not. */
export function OwedPanel({
  owed,
  state,
  takesCards,
}: {
  owed: SubscriptionOwed
  state: SubscriptionState
  takesCards: boolean
}) {
  const { t, i18n } = useTranslation('subscription')
  const day = (on: string) => date(on, 'DD MMM, YYYY', i18n.language)
  const isLate = LATE.includes(state)
  const words = { number: owed.fullNumber, amount: cents(owed.amount), day: day(owed.dueOn) }
  const steps = [
    { on: owed.dueOn, key: 'due', isNow: state === 'past_due' },
    { on: owed.graceOn, key: 'grace', isNow: state === 'grace' },
    { on: owed.limitedOn, key: 'limited', isNow: state === 'limited' },
    { on: owed.freeOn, key: 'free', isNow: state === 'free' },
  ] as const
  return (
    <Panel
      className={isLate ? 'subscription-owed is-late' : 'subscription-owed'}
      title={t(isLate ? 'owed.late' : 'owed.open', words)}
    >
      {takesCards && <ByCard id={owed.invoiceId} amount={owed.amount} />}
      <Transfer id={owed.invoiceId} />
      {owed.more.length > 0 && (
        <>
          <h3>{t('owed.more', { count: owed.more.length })}</h3>
          <p className="subscription-quiet">{t('owed.each')}</p>
          <ul className="subscription-further">
            {owed.more.map((one) => (
              <Further key={one.invoiceId} invoice={one} takesCards={takesCards} />
            ))}
          </ul>
        </>
      )}
      <h3>{t('ladder.title')}</h3>
      <p className="subscription-quiet">{t('ladder.note')}</p>
      <ol className="subscription-ladder">
        {steps.map(({ on, key, isNow }) => (
          <li key={key} aria-current={isNow ? 'step' : undefined}>
            <b>{day(on)}</b>
            <span>{t(`ladder.${key}`)}</span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

/** An invoice beside the oldest one; how it is paid is read when somebody asks. */
function Further({
  invoice,
  takesCards,
}: {
  invoice: SubscriptionOpenInvoice
  takesCards: boolean
}) {
  const { t, i18n } = useTranslation('subscription')
  const [isOpen, setOpen] = useState(false)
  const { invoiceId, fullNumber, amount, dueOn } = invoice
  const words = {
    number: fullNumber,
    amount: cents(amount),
    day: date(dueOn, 'DD MMM, YYYY', i18n.language),
  }
  return (
    <li>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t(dueOn < dayAt(new Date()) ? 'owed.late' : 'owed.open', words)}</summary>
        {isOpen && takesCards && <ByCard id={invoiceId} amount={amount} />}
        {isOpen && <Transfer id={invoiceId} />}
      </details>
    </li>
  )
}

/** The way to the page where the invoice is paid by card. */
function ByCard({ id, amount }: { id: string; amount: number }) {
  const { t } = useTranslation('subscription')
  const { busy, open } = useCardPage()
  return (
    <div className="subscription-acts">
      <Button variant="main" busy={busy} onClick={() => open(id)}>
        {t('card.pay', { amount: cents(amount) })}
      </Button>
      <span className="subscription-quiet">{t('card.orTransfer')}</span>
    </div>
  )
}

/** How the invoice is paid by transfer. */
function Transfer({ id }: { id: string }) {
  const { t } = useTranslation('subscription')
  const { data, isPending, error, refetch } = useGetInvoice(id, { request: { silent: true } })
  if (isPending) return <Sk h={120} r={10} />
  if (error && !data)
    return <ErrorLine title={t('owed.failed')} error={error} onRetry={() => void refetch()} />
  if (!data?.transfer) return null
  const { name, iban, reference, qr } = data.transfer
  const grouped = iban.replace(/(.{4})(?=.)/g, '$1 ')
  const copy = (text: string) =>
    void copyText(text, { copied: t('owed.copied'), failed: t('owed.copyFailed') })
  return (
    <div className="subscription-transfer">
      <Suspense fallback={<Sk w={148} h={148} />}>
        <QrCode text={qr} label={t('owed.code')} />
      </Suspense>
      <dl>
        <div>
          <dt>{t('owed.name')}</dt>
          <dd>{name}</dd>
        </div>
        <div>
          <dt>{t('owed.iban')}</dt>
          <dd className="num">
            {grouped}{' '}
            <Button variant="text" aria-label={t('owed.copyIban')} onClick={() => copy(iban)}>
              {t('owed.copy')}
            </Button>
          </dd>
        </div>
        <div>
          <dt>{t('owed.reference')}</dt>
          <dd className="num">
            {reference}{' '}
            <Button
              variant="text"
              aria-label={t('owed.copyReference')}
              onClick={() => copy(reference)}
            >
              {t('owed.copy')}
            </Button>
          </dd>
        </div>
        <div>
          <dt>{t('owed.amount')}</dt>
          <dd className="num">{cents(data.payable - data.paid)}</dd>
        </div>
      </dl>
      <p className="subscription-quiet">{t('owed.note')}</p>
    </div>
  )
}
