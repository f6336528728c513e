import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAssignInboxThread } from '../../../../generated/api/inbox/inbox'
import type { InboxThread } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useErrorText } from '../../../i18n/error-text'
import { firstSentenceOf } from '../../../lib/api-error'
import { useWrite } from '../../../lib/write'
import '../../../ui/workspace/styles/form.css'
import { usePeople } from '../people'
import { refreshThread } from '../use-inbox'
import { FormDialog } from '../../../ui/workspace/kit/form-dialog'
import { SelectField } from '../../../ui/workspace/kit/select-field'
import { TextAreaField } from '../../../ui/workspace/kit/text-area-field'

/** Gives a thread to somebody else, with a note that both read in it. */
export default function AssignDialog({
  thread,
  onClose,
}: {
  thread: InboxThread
  onClose: () => void
}) {
  const { t } = useTranslation('inbox')
  const client = useQueryClient()
  const people = usePeople()
  const [to, setTo] = useState(thread.assignedTo ?? '')
  const [note, setNote] = useState('')
  const write = useWrite(useAssignInboxThread, {
    done: t('assign.done', { name: people.find((one) => one.id === to)?.name ?? '' }),
    explain: firstSentenceOf,
    say: useErrorText(),
    onDone: () => {
      refreshThread(client, thread.id)
      onClose()
    },
  })
  const { busy, failed: fault, setFailed: setFault } = write
  const send = () => {
    if (to === '') return setFault(t('assign.needed'))
    const data = { assignedTo: to, ...(note.trim() ? { note: note.trim() } : {}) }
    void write.write({ id: thread.id, data })
  }
  return (
    <FormDialog
      title={t('assign.title')}
      width="xs"
      cancel={t('cancel')}
      send={t('assign.send')}
      busy={busy}
      onClose={onClose}
      onSend={send}
    >
      <SelectField
        label={t('assign.to')}
        value={to}
        error={fault}
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
      </SelectField>
      <TextAreaField
        label={t('assign.note')}
        rows={3}
        maxLength={1000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </FormDialog>
  )
}
