import Dialog from '@mui/material/Dialog'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import { assignInboxThread } from '../../../../generated/api/inbox/inbox'
import type { InboxThread } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useFailureText } from '../../../i18n/error-text'
import { firstSentenceOf } from '../../../lib/api-error'
import { setMessage } from '../../../lib/message'
import '../../../ui/workspace/styles/form.css'
import { usePeople } from '../people'
import { refreshThread } from '../use-inbox'
import { BareSelect } from '../../../ui/kit/bare/bare-select'
import { BareTextArea } from '../../../ui/kit/bare/bare-text-area'
import { Button } from '../../../ui/workspace/kit/button'

/** Gives a thread to somebody else, with a note that both read in it. */
export default function AssignDialog({
  thread,
  onClose,
}: {
  thread: InboxThread
  onClose: () => void
}) {
  const { t } = useTranslation('inbox')
  const why = useFailureText(firstSentenceOf)
  const id = useId()
  const client = useQueryClient()
  const people = usePeople()
  const [to, setTo] = useState(thread.assignedTo ?? '')
  const [note, setNote] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (to === '') return setFault(t('assign.needed'))
    setBusy(true)
    try {
      await assignInboxThread(
        thread.id,
        { assignedTo: to, ...(note.trim() ? { note: note.trim() } : {}) },
        { quiet: true, silent: true },
      )
      refreshThread(client, thread.id)
      setMessage(
        'SUCCESS',
        t('assign.done', { name: people.find((one) => one.id === to)?.name ?? '' }),
      )
      onClose()
    } catch (error) {
      setFault(why(error))
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
    >
      <form className="ix-d" noValidate onSubmit={(event) => void send(event)}>
        <h2 id={`${id}-title`}>{t('assign.title')}</h2>
        <div className="ix-field">
          <label htmlFor={`${id}-to`}>{t('assign.to')}</label>
          <BareSelect
            id={`${id}-to`}
            value={to}
            aria-invalid={fault !== null}
            aria-describedby={fault ? `${id}-fault` : undefined}
            onChange={(event) => {
              setTo(event.target.value)
              setFault(null)
            }}
          >
            <option value="">{t('assign.nobody')}</option>
            {people.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </BareSelect>
          {fault && (
            <p className="er-m" id={`${id}-fault`} role="alert">
              {fault}
            </p>
          )}
        </div>
        <div className="ix-field">
          <label htmlFor={`${id}-note`}>{t('assign.note')}</label>
          <BareTextArea
            id={`${id}-note`}
            rows={3}
            maxLength={1000}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </div>
        <div className="ix-e">
          <Button disabled={busy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="main" disabled={busy}>
            {t('assign.send')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
