import { useAddContactConsent } from '../../../../generated/api/contact/contact'
import type { Contact, ContactConsentInput } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useWrite } from '../../../lib/write'
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
  const { busy, errors, write } = useWrite(useAddContactConsent, {
    onDone: async () => {
      await refresh(contact.id)
      onClose()
    },
  })
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
        onSubmit: (value) =>
          void write({ id: contact.id, data: value as unknown as ContactConsentInput }),
      }}
    />
  )
}
