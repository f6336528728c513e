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
import { getGetChatQueryKey, reportChat } from '../../../../generated/api/chat/chat'
import { ChatReportReason, type Chat } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { setMessage } from '../../../lib/message'

/** Tells the operator of the site what is wrong; the conversation is blocked as well. */
export function ReportDialog({ chat, close }: { chat: Chat; close: () => void }) {
  const { t } = useTranslation('chat')
  const client = useQueryClient()
  const id = useId()
  const [reason, setReason] = useState<ChatReportReason>('spam')
  const [note, setNote] = useState('')
  const [busy, setBusy] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      client.setQueryData<Chat>(
        getGetChatQueryKey(chat.id),
        await reportChat(
          chat.id,
          { reason, ...(note.trim() ? { note: note.trim() } : {}) },
          { quiet: true },
        ),
      )
      setMessage('SUCCESS', t('report.thanks'))
      close()
    } catch {
      // The message bar has said why.
      setBusy(false)
    }
  }
  return (
    <Dialog open onClose={close} aria-labelledby={id} fullWidth maxWidth="xs">
      <form onSubmit={(event) => void send(event)}>
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
