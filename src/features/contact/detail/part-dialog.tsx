import type { FormName } from '../../../../generated/forms/index'
import { useUpdateContact } from '../../../../generated/api/contact/contact'
import type { Contact } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useErrorText } from '../../../i18n/error-text'
import { useWrite } from '../../../lib/write'
import { errorsBelow } from './errors-below'
import { FormDialog } from './form-dialog'
import type { PartName } from './parts'

interface PartDialogProps {
  contact: Contact
  part: PartName
  form: FormName
  onClose: () => void
}

/**
 * One part of the record in the contract's own form. If somebody saved in between, it says so and
 * keeps what was typed.
 */
export default function PartDialog({ contact, part, form, onClose }: PartDialogProps) {
  const { t } = useTranslation('contact')
  const { busy, errors, failed, write } = useWrite(useUpdateContact, {
    conflict: t('record.stale'),
    say: useErrorText(),
    reads: ['contact'],
    onDone: onClose,
  })
  const send = (value: Record<string, unknown>) =>
    write({ id: contact.id, data: { version: contact.version, [part]: value } })
  return (
    <FormDialog
      title={t(`part.${part}`)}
      problem={failed}
      maxWidth="md"
      busy={busy}
      onClose={onClose}
      form={{
        name: form,
        formId: `part-${part}`,
        value: contact[part],
        serverErrors: errorsBelow(errors, part),
        onSubmit: (value) => void send(value),
      }}
    />
  )
}
