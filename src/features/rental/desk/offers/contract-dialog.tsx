import { useCreateRentalContract } from '../../../../../generated/api/rental/rental'
import type { RentalContractInput, RentalOffer } from '../../../../../generated/model'
import { SchemaForm } from '../../../../forms/schema-form'
import { useTranslation } from '../../../../i18n'
import { dayAt } from '../../../../lib/madrid'
import { useWrite } from '../../../../lib/write'
import { Dialog } from '../../../../ui/workspace/kit/dialog'
import { FormFoot } from '../../../../ui/workspace/kit/form-foot'

/** Writes down a contract that was signed: its days and the deposit. */
export function ContractDialog({ offer, onClose }: { offer: RentalOffer; onClose: () => void }) {
  const { t } = useTranslation('rental')
  const { busy, errors, write } = useWrite(useCreateRentalContract, {
    done: t('offer.signed'),
    reads: ['rental'],
    onDone: onClose,
  })
  return (
    <Dialog title={t('offer.contract')} busy={busy} onClose={onClose}>
      <p className="field-help">{t('offer.contractHelp')}</p>
      <SchemaForm
        name="RentalContractInput"
        formId="rental-contract"
        value={{ startsOn: dayAt(new Date()), deposit: offer.rentOwner }}
        serverErrors={errors}
        disabled={busy}
        onSubmit={(input) =>
          void write({ offerId: offer.id, data: input as unknown as RentalContractInput })
        }
      >
        <FormFoot
          back={t('desk.cancel')}
          send={t('offer.sign')}
          busy={busy && t('desk.saving')}
          onBack={onClose}
        />
      </SchemaForm>
    </Dialog>
  )
}
