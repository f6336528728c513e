import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import TextField from '@mui/material/TextField'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import { getGetChatQueryKey, useReportChat } from '../../../../generated/api/chat/chat'
import { ChatReportReason, type Chat } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { firstSentenceOf } from '../../../lib/api-error'
import { useWrite } from '../../../lib/write'

/** Tells the operator of the site what is wrong; the conversation is blocked as well. */
export function ReportDialog({ chat, close }: { chat: Chat; close: () => void }) {
  const { t } = useTranslation('chat')
  const client = useQueryClient()
  const id = useId()
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
  const send = (event: FormEvent) => {
    event.preventDefault()
    void write({ id: chat.id, data: { reason, ...(note.trim() ? { note: note.trim() } : {}) } })
  }
  return (
    <Dialog open onClose={close} aria-labelledby={id} fullWidth maxWidth="xs">
      <form onSubmit={send}>
        <DialogTitle id={id}>{t('report.title')}</DialogTitle>
        <DialogContent>
          <p>{t('report.text')}</p>
          <RadioGroup
            value={reason}
            onChange={(_event, value) => setReason(value as ChatReportReason)}
            aria-label={t('report.reason')}
          >
            {Object.values(ChatReportReason).map((one) => (
              <FormControlLabel
                key={one}
                value={one}
                control={<Radio />}
                label={t(`report.${one}`)}
              />
            ))}
          </RadioGroup>
          <TextField
            label={t('report.note')}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            multiline
            minRows={2}
            fullWidth
            margin="dense"
            slotProps={{ htmlInput: { maxLength: 1000 } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{t('report.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={busy}>
            {t('report.send')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
