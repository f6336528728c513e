import { useAnnulRentalContract } from '../../../../../generated/api/rental/rental'
import type { RentalContractAnnul } from '../../../../../generated/model'
import { SchemaForm } from '../../../../forms/schema-form'
import { useTranslation } from '../../../../i18n'
import { useWrite } from '../../../../lib/write'
import { Dialog } from '../../../../ui/workspace/kit/dialog'
import { FormFoot } from '../../../../ui/workspace/kit/form-foot'

/** Takes back a contract that was written down wrongly, and says why. */
export function AnnulDialog({ offerId, onClose }: { offerId: string; onClose: () => void }) {
  const { t } = useTranslation('rental')
  const { busy, errors, write } = useWrite(useAnnulRentalContract, {
    done: t('contract.annulled'),
    reads: ['rental'],
    onDone: onClose,
  })
  return (
    <Dialog title={t('contract.annul')} busy={busy} onClose={onClose}>
      <p className="field-help">{t('contract.annulHelp')}</p>
      <SchemaForm
        name="RentalContractAnnul"
        formId="rental-contract-annul"
        value={{}}
        serverErrors={errors}
        disabled={busy}
        onSubmit={(input) => void write({ offerId, data: input as unknown as RentalContractAnnul })}
      >
        <FormFoot
          back={t('desk.cancel')}
          send={t('contract.annulSend')}
          busy={busy && t('desk.saving')}
          onBack={onClose}
        />
      </SchemaForm>
    </Dialog>
  )
}
