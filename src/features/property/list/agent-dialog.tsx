import Dialog from '@mui/material/Dialog'
import { useId, useState, type FormEvent } from 'react'
import { useListUsers } from '../../../../generated/api/user/user'
import { useTranslation } from '../../../i18n'
import { SelectField } from '../../../ui/workspace/kit/select-field'
import { Button } from '../../../ui/workspace/kit/button'
import '../parts/status-dialog.css'

interface AgentDialogProps {
  count: number
  busy: boolean
  onClose: () => void
  onSend: (what: { agentId: string }) => void
}

/** Asks which agent looks after several homes. */
export default function AgentDialog({ count, busy, onClose, onSend }: AgentDialogProps) {
  const { t } = useTranslation('property')
  const id = useId()
  const people = useListUsers({ limit: 100 }, { request: { silent: true } })
  const [value, setValue] = useState('')
  const agents = (people.data?.items ?? []).filter(
    ({ role, active }) => active && (role === 'ADMIN' || role === 'STAFF'),
  )
  const send = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (value !== '') onSend({ agentId: value })
  }
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}t`}
      slotProps={{ paper: { className: 'st-d' } }}
    >
      <form onSubmit={send}>
        <h2 id={`${id}t`}>{t('list.ask.agent', { count })}</h2>
        <SelectField
          id={id}
          label={t('list.agent')}
          value={value}
          onChange={(event) => setValue(event.target.value)}
        >
          <option value="">{t('list.choose')}</option>
          {agents.map((user) => (
            <option key={user.id} value={user.id}>
              {`${user.first_name} ${user.last_name}`.trim() || user.email}
            </option>
          ))}
        </SelectField>
        <div className="st-e">
          <Button disabled={busy} onClick={onClose}>
            {t('record.cancel')}
          </Button>
          <Button type="submit" variant="main" disabled={busy || value === ''}>
            {busy ? t('wizard.saving') : t('list.ask.send')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
