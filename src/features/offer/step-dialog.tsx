import { Dialog } from '../../ui/workspace/kit/dialog'
import { FormFoot } from '../../ui/workspace/kit/form-foot'
import { useStepOffer } from '../../../generated/api/offer/offer'
import type { Offer, OfferAct, OfferStep } from '../../../generated/model'
import { SchemaForm } from '../../forms/schema-form'
import { useTranslation } from '../../i18n'
import { statusOf } from '../../lib/api-error'
import { moneyShort } from '../../lib/format'
import { useWrite } from '../../lib/write'
import { useOfferChanged } from './use-offers'

/**
 * Values a step starts with: the other side's counter-offer at the amount on the table, the closing
 * at what was agreed.
 */
function startOf(offer: Offer, act: OfferAct): Partial<OfferStep> {
  const base = { version: offer.version, act }
  if (act === 'counter')
    return { ...base, side: offer.lastSide === 'buyer' ? 'owner' : 'buyer', amount: offer.amount }
  if (act === 'arras')
    return {
      ...base,
      arrasKind: 'penitenciales',
      arrasAmount: Math.round(offer.amount / 1000) * 100,
    }
  return act === 'close' ? { ...base, closePrice: offer.amount } : base
}

/**
 * One act on an offer, asked as a question with its consequence; a stale offer is told and read
 * anew.
 */
export default function StepDialog({
  offer,
  act,
  onClose,
}: {
  offer: Offer
  act: OfferAct
  onClose: () => void
}) {
  const { t } = useTranslation('offer')
  const changed = useOfferChanged()
  const { busy, errors, write } = useWrite(useStepOffer, {
    done: t(`did.${act}`),
    onDone: (now) => {
      onClose()
      return changed(now)
    },
    onRefused: (error) => statusOf(error) === 409 && changed(offer),
  })
  const send = (input: OfferStep) =>
    write({ id: offer.id, data: { ...input, version: offer.version, act } })
  return (
    <Dialog title={t(`ask.${act}`)} busy={busy} onClose={onClose} className="of-dlg">
      <p className="muted">
        {t(`then.${act}`, {
          amount: moneyShort(offer.amount),
          buyer: offer.buyerName || t('someone'),
          ref: offer.home.ref,
        })}
      </p>
      <SchemaForm
        name="OfferStep"
        formId="offer-step"
        value={startOf(offer, act)}
        serverErrors={errors}
        disabled={busy}
        onSubmit={(input) => void send(input as unknown as OfferStep)}
      >
        <FormFoot
          back={t('cancel')}
          send={t(`act.${act}`)}
          busy={busy && t('saving')}
          onBack={onClose}
        />
      </SchemaForm>
    </Dialog>
  )
}
