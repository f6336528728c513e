import { useState } from 'react'
import { useCreateInboxThread } from '../../../../generated/api/inbox/inbox'
import { useTranslation } from '../../../i18n'
import { useErrorText } from '../../../i18n/error-text'
import { firstSentenceOf } from '../../../lib/api-error'
import type { ChosenContact, ContactPickerSlot } from '../../../slots/contact'
import { useWrite } from '../../../lib/write'
import '../../../ui/workspace/styles/form.css'
import { useAddress } from '../use-address'
import { FormDialog } from '../../../ui/workspace/kit/form-dialog'
import { TextField } from '../../../ui/workspace/kit/text-field'

/** Begins to write to a contact. */
export default function NewMail({
  ContactPicker,
  onClose,
}: {
  ContactPicker: ContactPickerSlot
  onClose: () => void
}) {
  const { t } = useTranslation('inbox')
  const { go } = useAddress()
  const [who, setWho] = useState<ChosenContact | null>(null)
  const [subject, setSubject] = useState('')
  const write = useWrite(useCreateInboxThread, {
    done: null,
    explain: firstSentenceOf,
    say: useErrorText(),
    onDone: (thread) => {
      go({ chat: thread.id, vista: '', tipo: '', q: '', nuevo: '' })
    },
  })
  const { busy, failed: fault, setFailed: setFault } = write
  const begin = () => {
    if (!who) return setFault(t('new.needed'))
    const data = { contactId: who.id, ...(subject.trim() ? { subject: subject.trim() } : {}) }
    void write.write({ data })
  }
  return (
    <FormDialog
      title={t('new.title')}
      cancel={t('cancel')}
      send={t('new.begin')}
      busy={busy}
      onClose={onClose}
      onSend={begin}
    >
      <ContactPicker
        label={t('new.who')}
        value={who}
        canAdd
        error={fault}
        onChoose={(chosen) => {
          setWho(chosen)
          setFault(null)
        }}
      />
      <TextField
        label={t('compose.subject')}
        maxLength={160}
        value={subject}
        onChange={(event) => setSubject(event.target.value)}
      />
    </FormDialog>
  )
}
