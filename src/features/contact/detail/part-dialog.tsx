import { useState } from 'react'
import type { FormName } from '../../../../generated/forms/index'
import { updateContact } from '../../../../generated/api/contact/contact'
import type { Contact } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { fieldErrorsOf, statusOf } from '../../../lib/api-error'
import { errorsBelow } from './errors-below'
import { FormDialog } from './form-dialog'
import type { PartName } from './parts'
import { useRefresh } from './use-contact-actions'

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
  const refresh = useRefresh()
  const [errors, setErrors] = useState<Record<string, string> | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const send = async (value: Record<string, unknown>) => {
    setBusy(true)
    setProblem(null)
    try {
      await updateContact(contact.id, { version: contact.version, [part]: value })
      await refresh(contact.id)
      onClose()
    } catch (error) {
      const fields = fieldErrorsOf(error)
      setErrors(fields)
      if (statusOf(error) === 409) {
        setProblem(t('record.stale'))
        await refresh(contact.id)
      } else if (!fields) setProblem(t('record.notSaved'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <FormDialog
      title={t(`part.${part}`)}
      problem={problem}
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
