import { useState, type ReactNode } from 'react'
import { useTranslation } from '../../i18n'
import { FormDialog } from '../../ui/workspace/kit/form-dialog'
import { TextAreaField } from '../../ui/workspace/kit/text-area-field'

/** A reason shorter than this tells nobody anything; the server says so, too. */
const SHORTEST = 10

// By hand: one reason for acts of several shapes.
/** An act that says why. */
export function ReasonDialog({
  title,
  help,
  send,
  danger = false,
  busy,
  errors,
  failed,
  children,
  onClose,
  onSend,
}: {
  title: string
  /** Who reads the reason. */
  help: string
  send: string
  danger?: boolean
  busy: boolean
  errors: Record<string, string> | null
  failed: string | null
  children?: ReactNode
  onClose: () => void
  onSend: (reason: string) => void
}) {
  const { t } = useTranslation('operator')
  const [reason, setReason] = useState('')
  return (
    <FormDialog
      title={title}
      width="xs"
      cancel={t('back')}
      send={send}
      danger={danger}
      busy={busy && t('sending')}
      disabled={reason.trim().length < SHORTEST}
      problem={failed}
      onClose={onClose}
      onSend={() => onSend(reason.trim())}
    >
      {children}
      <TextAreaField
        id="operator-reason"
        label={t('reason')}
        help={`${help} ${t('reasonLeast', { least: SHORTEST })}`}
        error={errors?.['reason']}
        rows={3}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  )
}
