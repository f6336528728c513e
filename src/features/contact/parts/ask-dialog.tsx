import Dialog from '@mui/material/Dialog'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from '../../../i18n'
import { Button } from '../../../ui/workspace/kit/button'

interface AskDialogProps {
  title: string
  text?: string
  /** The verb of the button. */
  send: string
  danger?: boolean
  disabled?: boolean
  wide?: boolean
  onClose: () => void
  onSend: () => Promise<void>
  children?: ReactNode
}

/** A question with its consequence and verbs as buttons; Escape leaves. */
export function AskDialog({
  title,
  text,
  send,
  danger = false,
  disabled = false,
  wide = false,
  onClose,
  onSend,
  children,
}: AskDialogProps) {
  const { t } = useTranslation('contact')
  const id = useId()
  const [busy, setBusy] = useState(false)
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      maxWidth={wide ? 'md' : 'xs'}
      fullWidth
      aria-labelledby={id}
    >
      <form
        className="co-d"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          if (disabled || busy) return
          setBusy(true)
          void onSend().finally(() => setBusy(false))
        }}
      >
        <h2 id={id}>{title}</h2>
        {text ? <p>{text}</p> : null}
        {children}
        <div className="co-e">
          <Button disabled={busy} onClick={onClose}>
            {t('record.cancel')}
          </Button>
          <Button type="submit" variant={danger ? 'danger' : 'main'} disabled={busy || disabled}>
            {busy ? t('record.sending') : send}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
