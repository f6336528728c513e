import Dialog from '@mui/material/Dialog'
import { useId, useState, type FormEvent } from 'react'
import { createInboxThread } from '../../../../generated/api/inbox/inbox'
import { useTranslation } from '../../../i18n'
import { useFailureText } from '../../../i18n/error-text'
import { firstSentenceOf } from '../../../lib/api-error'
import type { ChosenContact, ContactPickerSlot } from '../../../lib/contact-slot'
import '../../../ui/workspace/styles/form.css'
import { useAddress } from '../use-address'
import { BareInput } from '../../../ui/kit/bare/bare-input'
import { Button } from '../../../ui/workspace/kit/button'

/** Begins to write to a contact. */
export default function NewMail({
  ContactPicker,
  onClose,
}: {
  ContactPicker: ContactPickerSlot
  onClose: () => void
}) {
  const { t } = useTranslation('inbox')
  const why = useFailureText(firstSentenceOf)
  const id = useId()
  const { go } = useAddress()
  const [who, setWho] = useState<ChosenContact | null>(null)
  const [subject, setSubject] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const begin = async (event: FormEvent) => {
    event.preventDefault()
    if (!who) return setFault(t('new.needed'))
    setBusy(true)
    try {
      const thread = await createInboxThread(
        { contactId: who.id, ...(subject.trim() ? { subject: subject.trim() } : {}) },
        { quiet: true, silent: true },
      )
      onClose()
      go({ chat: thread.id, vista: '', tipo: '', q: '' })
    } catch (error) {
      setFault(why(error))
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      maxWidth="sm"
      fullWidth
      aria-labelledby={`${id}-title`}
    >
      <form className="ix-d" noValidate onSubmit={(event) => void begin(event)}>
        <h2 id={`${id}-title`}>{t('new.title')}</h2>
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
        <div className="ix-field">
          <label htmlFor={`${id}-subject`}>{t('compose.subject')}</label>
          <BareInput
            id={`${id}-subject`}
            maxLength={160}
            value={subject}
            onChange={(event) => setSubject(event.target.value)}
          />
        </div>
        <div className="ix-e">
          <Button disabled={busy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="main" disabled={busy}>
            {t('new.begin')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
