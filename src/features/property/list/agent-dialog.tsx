import Dialog from '@mui/material/Dialog'
import { useId, useState, type FormEvent } from 'react'
import { useListUsers } from '../../../../generated/api/user/user'
import { useTranslation } from '../../../i18n'
import { BareSelect } from '../../../ui/kit/bare/bare-select'
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
        <div className="ff">
          <label htmlFor={id}>{t('list.agent')}</label>
          <div className="tx">
            <BareSelect id={id} value={value} onChange={(event) => setValue(event.target.value)}>
              <option value="">{t('list.choose')}</option>
              {agents.map((user) => (
                <option key={user.id} value={user.id}>
                  {`${user.first_name} ${user.last_name}`.trim() || user.email}
                </option>
              ))}
            </BareSelect>
          </div>
        </div>
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
