import { useMemo, useState } from 'react'
import { useAskPartnerVisit } from '../../../../generated/api/visit/visit'
import type { PartnerVisitInput } from '../../../../generated/model'
import { SchemaForm } from '../../../forms/schema-form'
import { useTranslation } from '../../../i18n'
import { useWrite } from '../../../lib/write'
import type { ChosenContact, ContactPickerSlot } from '../../../slots/contact'
import { Dialog } from '../../../ui/workspace/kit/dialog'
import { FormFoot } from '../../../ui/workspace/kit/form-foot'

/** Stands for who has not been chosen yet; never sent. */
const NOBODY = '00000000-0000-7000-8000-000000000000'

interface AskDialogProps {
  propertyId: string
  agencyName: string
  Picker: ContactPickerSlot
  onClose: () => void
}

/** Asks a partner for a visit: whom one brings stays here, up to three times go out. */
export default function AskDialog({ propertyId, agencyName, Picker, onClose }: AskDialogProps) {
  const { t } = useTranslation('visit')
  const [who, setWho] = useState<ChosenContact | null>(null)
  const { busy, errors, setErrors, write } = useWrite(useAskPartnerVisit, {
    done: t('partner.sent', { agency: agencyName }),
    reads: ['visit'],
    onDone: onClose,
  })
  const { contactId: noContact, ...fields } = errors ?? {}
  const helps = useMemo(() => ({ slots: t('partner.slotsHelp') }), [t])
  const send = ({ slots }: PartnerVisitInput) =>
    who
      ? void write({ data: { propertyId, contactId: who.id, slots } })
      : setErrors({ contactId: t('partner.contactNeeded') })
  return (
    <Dialog title={t('partner.askTitle', { agency: agencyName })} busy={busy} onClose={onClose}>
      <p className="muted">{t('partner.askHelp', { agency: agencyName })}</p>
      <Picker
        label={t('partner.contact')}
        value={who}
        canAdd
        error={noContact ?? null}
        disabled={busy}
        onChoose={setWho}
      />
      <SchemaForm
        name="PartnerVisitInput"
        formId="partner-visit"
        value={{ propertyId, contactId: NOBODY }}
        helps={helps}
        serverErrors={noContact === undefined ? errors && fields : null}
        disabled={busy}
        onSubmit={(input) => send(input as unknown as PartnerVisitInput)}
      >
        <FormFoot
          back={t('cancel')}
          send={t('partner.send')}
          busy={busy && t('partner.sending')}
          onBack={onClose}
        />
      </SchemaForm>
    </Dialog>
  )
}
