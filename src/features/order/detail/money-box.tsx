import { useEffect, useState } from 'react'
import { usePayOrder } from '../../../../generated/api/order/order'
import type { Order, OrderTransfer } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count } from '../../../lib/format'
import { copyText } from '../../../lib/copy-text'
import { useWrite } from '../../../lib/write'
import { cents } from '../../../lib/cents'
import { Panel } from '../../../ui/panel'
import { StatusChip } from '../../../ui/status-chip'
import { Button } from '../../../ui/workspace/kit/button'
import { PAYMENT_TONES } from '../tones'

/** The code that fills a transfer in; drawn here, so that nothing of it leaves. */
function Code({ text }: { text: string }) {
  const { t } = useTranslation('order')
  const [src, setSrc] = useState<string | null>(null)
  useEffect(() => {
    let is = true
    void import('qrcode')
      .then(({ toDataURL }) =>
        toDataURL(text, { errorCorrectionLevel: 'M', margin: 2, width: 208 }),
      )
      .then((url) => is && setSrc(url))
    return () => {
      is = false
    }
  }, [text])
  return (
    src && <img src={src} alt={t('money.code')} width={208} height={208} className="order-code" />
  )
}

function Transfer({ transfer }: { transfer: OrderTransfer }) {
  const { t } = useTranslation('order')
  const iban = transfer.iban.replace(/(.{4})(?=.)/g, '$1 ')
  return (
    <div className="order-transfer">
      <Code text={transfer.qr} />
      <dl className="order-facts">
        <div>
          <dt>{t('money.to')}</dt>
          <dd>{transfer.name}</dd>
        </div>
        <div>
          <dt>{t('money.iban')}</dt>
          <dd className="num">{iban}</dd>
        </div>
        <div>
          <dt>{t('money.reference')}</dt>
          <dd className="num">{transfer.reference}</dd>
        </div>
        <div>
          <dt>{t('money.amount')}</dt>
          <dd>
            <b>{cents(transfer.amount)}</b>
          </dd>
        </div>
      </dl>
      <Button
        onClick={() =>
          void copyText(`${transfer.iban} ${transfer.reference}`, {
            copied: t('money.copied'),
            failed: t('money.copyFailed'),
          })
        }
      >
        {t('money.copy')}
      </Button>
      <p className="muted">{t('money.direct')}</p>
    </div>
  )
}

/** The way to the service's page, where the card is given; nothing of it passes through here. */
function PayByCard({ order, calm }: { order: Order; calm: boolean }) {
  const { t } = useTranslation('order')
  const { busy, write } = useWrite(usePayOrder, {
    done: null,
    reads: ['order'],
    onDone: ({ url }) => location.assign(url),
  })
  return (
    <div className="order-transfer">
      <Button
        variant={calm ? undefined : 'main'}
        busy={busy}
        onClick={() => void write({ id: order.id })}
      >
        {t('money.payCard', { total: cents(order.sum.total) })}
      </Button>
      <p className="muted">{t('money.cardText')}</p>
    </div>
  )
}

/**
 * What an order costs, what became of the money, and how to pay it; `calm` where the card may have
 * been given already, and Stripe’s word is awaited.
 */
export function MoneyBox({ order, calm = false }: { order: Order; calm?: boolean }) {
  const { t } = useTranslation('order')
  const { sum, payment, pay, transfer, refundDue, refunded, fee, feeVat } = order
  const back = refundDue + refunded
  const awaits = order.side === 'buyer' && payment === 'awaiting'
  return (
    <Panel
      title={t('money.title')}
      action={
        <StatusChip tone={PAYMENT_TONES[payment]}>
          {t(payment === 'awaiting' && pay === 'card' ? 'payment.card' : `payment.${payment}`)}
        </StatusChip>
      }
    >
      {sum.total === null ? (
        <p>{t('money.noPrice')}</p>
      ) : (
        <dl className="order-sums">
          {sum.lines.map(({ kind, name, quantity, amount }, index) => (
            <div key={`${kind}-${index}`}>
              <dt>{kind === 'travel' ? t('money.travel', { km: count(quantity) }) : name}</dt>
              <dd>{cents(amount)}</dd>
            </div>
          ))}
          <div>
            <dt>{t('money.vat', { pct: sum.vatPct, net: cents(sum.net) })}</dt>
            <dd>{cents(sum.vat)}</dd>
          </div>
          {sum.retentionPct > 0 && (
            <div>
              <dt>{t('money.retention', { pct: sum.retentionPct })}</dt>
              <dd>−{cents(sum.retention)}</dd>
            </div>
          )}
          <div className="is-total">
            <dt>{t('money.total')}</dt>
            <dd>{cents(sum.total)}</dd>
          </div>
          {back > 0 && (
            <div>
              <dt>{t(refundDue > 0 ? 'money.due' : 'money.refunded')}</dt>
              <dd>−{cents(back)}</dd>
            </div>
          )}
          {fee !== null && (
            <div>
              <dt>{t('money.fee')}</dt>
              <dd>−{cents(fee + (feeVat ?? 0))}</dd>
            </div>
          )}
        </dl>
      )}
      {order.quoteText && <p>{order.quoteText}</p>}
      {transfer && <Transfer transfer={transfer} />}
      {awaits && pay === 'transfer' && !transfer && <p>{t('money.noIban')}</p>}
      {awaits && pay === 'card' && order.state === 'requested' && (
        <PayByCard order={order} calm={calm} />
      )}
      {payment === 'held' && <p className="muted">{t('money.held')}</p>}
      {pay === 'card' && refundDue > 0 && <p className="muted">{t('money.onTheWay')}</p>}
      <p className="muted">{t(`cancellation.${order.cancellation}`)}</p>
    </Panel>
  )
}
