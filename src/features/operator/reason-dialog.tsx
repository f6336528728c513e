import { useState, type ReactNode } from 'react'
import { useTranslation } from '../../i18n'
import { FormDialog } from '../../ui/workspace/kit/form-dialog'
import { TextAreaField } from '../../ui/workspace/kit/text-area-field'
import { TextField } from '../../ui/workspace/kit/text-field'
import { needsPassword } from './money'

/** What is typed: why, and the password where it is asked. */
export interface Reasoned {
  reason: string
  password: string
}

/** A reason shorter than this tells nobody anything; the server says so, too. */
const SHORTEST = 10

// By hand: a reason and, for acts on money, a password that is sent by a call of its own.
/** An act that says why; one on money asks for the password where the last one is too old. */
export function ReasonDialog({
  title,
  help,
  send,
  danger = false,
  isMoney = false,
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
  isMoney?: boolean
  busy: boolean
  errors: Record<string, string> | null
  failed: string | null
  children?: ReactNode
  onClose: () => void
  onSend: (given: Reasoned) => void
}) {
  const { t } = useTranslation('operator')
  const [reason, setReason] = useState('')
  const [password, setPassword] = useState('')
  const asksPassword = isMoney && needsPassword()
  return (
    <FormDialog
      title={title}
      width="xs"
      cancel={t('back')}
      send={send}
      danger={danger}
      busy={busy && t('sending')}
      disabled={reason.trim().length < SHORTEST || (asksPassword && password === '')}
      problem={failed}
      onClose={onClose}
      onSend={() => onSend({ reason: reason.trim(), password: asksPassword ? password : '' })}
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
      {asksPassword && (
        <TextField
          id="operator-password"
          label={t('password')}
          help={t('passwordHelp')}
          error={errors?.['password']}
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      )}
    </FormDialog>
  )
}
