import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n'
import { FormDialog } from '../../../ui/workspace/kit/form-dialog'

interface AskDialogProps {
  title: string
  text?: string
  /** The verb of the button. */
  send: string
  danger?: boolean
  disabled?: boolean
  busy: boolean
  wide?: boolean
  onClose: () => void
  onSend: () => void
  children?: ReactNode
}

/** A question with its consequence and verbs as buttons; Escape leaves. */
export function AskDialog({
  title,
  text,
  send,
  danger = false,
  disabled = false,
  busy,
  wide = false,
  onClose,
  onSend,
  children,
}: AskDialogProps) {
  const { t } = useTranslation('contact')
  return (
    <FormDialog
      title={title}
      width={wide ? 'md' : 'xs'}
      cancel={t('record.cancel')}
      send={send}
      busy={busy && t('record.sending')}
      danger={danger}
      disabled={disabled}
      onClose={onClose}
      onSend={onSend}
    >
      {text ? <p>{text}</p> : null}
      {children}
    </FormDialog>
  )
}
