import { useState } from 'react'
import { addContactConsent } from '../../../../generated/api/contact/contact'
import type { Contact, ContactConsentInput } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { fieldErrorsOf } from '../../../lib/api-error'
import { FormDialog } from './form-dialog'
import { useRefresh } from './use-contact-actions'

const BEGUN = { state: 'granted', basis: 'consent', channel: 'IN_PERSON' }

/** Notes what a person agreed to, with its proof. */
export default function ConsentDialog({
  contact,
  onClose,
}: {
  contact: Contact
  onClose: () => void
}) {
  const { t } = useTranslation('contact')
  const refresh = useRefresh()
  const [errors, setErrors] = useState<Record<string, string> | null>(null)
  const [busy, setBusy] = useState(false)
  const send = async (value: ContactConsentInput) => {
    setBusy(true)
    try {
      await addContactConsent(contact.id, value)
      await refresh(contact.id)
      onClose()
    } catch (error) {
      setErrors(fieldErrorsOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <FormDialog
      title={t('consent.add')}
      help={t('consent.help')}
      maxWidth="sm"
      busy={busy}
      onClose={onClose}
      form={{
        name: 'ContactConsentInput',
        value: BEGUN,
        serverErrors: errors,
        onSubmit: (value) => void send(value as unknown as ContactConsentInput),
      }}
    />
  )
}
