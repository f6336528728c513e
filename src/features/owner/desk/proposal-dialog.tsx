import { useProposePrice } from '../../../../generated/api/owner/owner'
import type { OwnerProposalInput, PropertyOffer } from '../../../../generated/model'
import { SchemaForm } from '../../../forms/schema-form'
import { useTranslation } from '../../../i18n'
import { moneyShort } from '../../../lib/format'
import { useWrite } from '../../../lib/write'
import { Button } from '../../../ui/workspace/kit/button'
import { Dialog } from '../../../ui/workspace/kit/dialog'
import { DialogActs } from '../../../ui/workspace/kit/dialog-acts'
import { OWNER_READS } from './reads'

interface ProposalDialogProps {
  propertyId: string
  offer: PropertyOffer
  onClose: () => void
}

/** Asks the owners for another price; they answer on their page. */
export default function ProposalDialog({ propertyId, offer, onClose }: ProposalDialogProps) {
  const { t } = useTranslation('owner')
  const { busy, errors, write } = useWrite(useProposePrice, {
    done: t('propose.done'),
    reads: OWNER_READS,
    onDone: onClose,
  })
  return (
    <Dialog title={t('propose.title')} busy={busy} onClose={onClose}>
      <p className="field-help">{t('propose.what', { price: moneyShort(offer.price) })}</p>
      <SchemaForm
        name="OwnerProposalInput"
        formId="owner-proposal"
        value={{ operation: offer.operation, price: offer.price }}
        serverErrors={errors}
        onSubmit={(input) =>
          void write({ id: propertyId, data: input as unknown as OwnerProposalInput })
        }
      >
        <DialogActs>
          <Button disabled={busy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="main" disabled={busy}>
            {busy ? t('propose.busy') : t('propose.send')}
          </Button>
        </DialogActs>
      </SchemaForm>
    </Dialog>
  )
}
