import { useId, useState } from 'react'
import { addContactLink } from '../../../../generated/api/contact/contact'
import { ContactRelation } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { fieldErrorsOf } from '../../../lib/api-error'
import type { ChosenContact } from '../../../lib/contact-slot'
import { tellFailure } from '../../../lib/tell-failure'
import { AskDialog } from '../parts/ask-dialog'
import { ContactPicker } from '../picker/contact-picker'
import { SelectField } from '../../../ui/workspace/kit/select-field'
import { TextField } from '../../../ui/workspace/kit/text-field'

interface LinkDialogProps {
  contactId: string
  onClose: () => void
  onAdded: () => Promise<void>
}

/** Chooses (or adds) the other person and says what they are to this one. */
export default function LinkDialog({ contactId, onClose, onAdded }: LinkDialogProps) {
  const { t } = useTranslation('contact')
  const id = useId()
  const [other, setOther] = useState<ChosenContact | null>(null)
  const [relation, setRelation] = useState<ContactRelation | ''>('')
  const [note, setNote] = useState('')
  const [error, setError] = useState<string | null>(null)
  const send = async () => {
    if (!other || relation === '') return
    setError(null)
    try {
      await addContactLink(
        contactId,
        { contactId: other.id, relation, ...(note.trim() && { note: note.trim() }) },
        { silent: true, quiet: true },
      )
      await onAdded()
      onClose()
    } catch (failure) {
      const told = fieldErrorsOf(failure)
      setError(told ? (Object.values(told)[0] ?? null) : null)
      if (!told) tellFailure(failure)
    }
  }
  return (
    <AskDialog
      title={t('link.add')}
      send={t('link.send')}
      disabled={!other || relation === ''}
      onClose={onClose}
      onSend={send}
    >
      <ContactPicker
        label={t('link.who')}
        value={other}
        onChoose={setOther}
        canAdd
        except={contactId}
        error={error}
      />
      <SelectField
        id={`${id}r`}
        label={t('link.what')}
        value={relation}
        onChange={(event) => setRelation(event.target.value as ContactRelation)}
      >
        <option value="">{t('list.choose')}</option>
        {Object.values(ContactRelation).map((value) => (
          <option key={value} value={value}>
            {t(`link.relation.${value}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        id={`${id}n`}
        label={t('link.note')}
        value={note}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => setNote(event.target.value)}
      />
    </AskDialog>
  )
}
