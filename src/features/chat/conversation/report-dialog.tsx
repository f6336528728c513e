import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getGetChatQueryKey, useReportChat } from '../../../../generated/api/chat/chat'
import { ChatReportReason, type Chat } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { firstSentenceOf } from '../../../lib/api-error'
import { useWrite } from '../../../lib/write'
import { FormDialog } from '../../../ui/workspace/kit/form-dialog'
import { RadioList } from '../../../ui/workspace/kit/radio-list'
import { TextAreaField } from '../../../ui/workspace/kit/text-area-field'
import '../../../ui/workspace/styles/form.css'

/** Tells the operator of the site what is wrong; the conversation is blocked as well. */
export function ReportDialog({ chat, close }: { chat: Chat; close: () => void }) {
  const { t } = useTranslation('chat')
  const client = useQueryClient()
  const [reason, setReason] = useState<ChatReportReason>('spam')
  const [note, setNote] = useState('')
  const { busy, write } = useWrite(useReportChat, {
    done: t('report.thanks'),
    explain: firstSentenceOf,
    onDone: (now) => {
      client.setQueryData<Chat>(getGetChatQueryKey(chat.id), now)
      close()
    },
  })
  const send = () =>
    void write({ id: chat.id, data: { reason, ...(note.trim() ? { note: note.trim() } : {}) } })
  return (
    <FormDialog
      title={t('report.title')}
      width="xs"
      cancel={t('report.cancel')}
      send={t('report.send')}
      busy={busy}
      onClose={close}
      onSend={send}
    >
      <p>{t('report.text')}</p>
      <RadioList
        label={t('report.reason')}
        value={reason}
        onChange={setReason}
        options={Object.values(ChatReportReason).map((value) => ({
          value,
          label: t(`report.${value}`),
        }))}
      />
      <TextAreaField
        label={t('report.note')}
        value={note}
        maxLength={1000}
        onChange={(event) => setNote(event.target.value)}
      />
    </FormDialog>
  )
}
