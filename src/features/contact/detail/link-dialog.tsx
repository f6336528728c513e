import { useState } from 'react'
import { useAddContactLink } from '../../../../generated/api/contact/contact'
import type { ContactLinkInput } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import type { ChosenContact } from '../../../slots/contact'
import { useWrite } from '../../../lib/write'
import { ContactPicker } from '../picker/contact-picker'
import { FormDialog } from './form-dialog'

/** Stands for a person who has not been chosen yet; never sent. */
const NOBODY = '00000000-0000-7000-8000-000000000000'

interface LinkDialogProps {
  contactId: string
  onClose: () => void
  onAdded: () => Promise<void>
}

/** Chooses (or adds) the other person and says what they are to this one. */
export default function LinkDialog({ contactId, onClose, onAdded }: LinkDialogProps) {
  const { t } = useTranslation('contact')
  const [other, setOther] = useState<ChosenContact | null>(null)
  const { busy, errors, setErrors, write } = useWrite(useAddContactLink, {
    done: null,
    onDone: async () => {
      await onAdded()
      onClose()
    },
  })
  const send = ({ relation, note }: ContactLinkInput) => {
    if (!other) return setErrors({ contactId: t('link.nobody') })
    void write({ id: contactId, data: { contactId: other.id, relation, ...(note && { note }) } })
  }
  return (
    <FormDialog
      title={t('link.add')}
      maxWidth="sm"
      busy={busy}
      send={t('link.send')}
      onClose={onClose}
      before={
        <ContactPicker
          label={t('link.who')}
          value={other}
          onChoose={(next) => {
            setOther(next)
            setErrors(null)
          }}
          canAdd
          except={contactId}
          error={errors?.contactId ?? null}
        />
      }
      form={{
        name: 'ContactLinkInput',
        formId: 'contact-link',
        value: { contactId: NOBODY },
        serverErrors: errors,
        onSubmit: (input) => send(input as unknown as ContactLinkInput),
      }}
    />
  )
}
