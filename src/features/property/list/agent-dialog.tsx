import { useState } from 'react'
import { useTranslation } from '../../../i18n'
import { SelectField } from '../../../ui/workspace/kit/select-field'
import { FormDialog } from '../../../ui/workspace/kit/form-dialog'
import { useTeam } from '../../../lib/team'

interface AgentDialogProps {
  count: number
  busy: boolean
  onClose: () => void
  onSend: (what: { agentId: string }) => void
}

/** Asks which agent looks after several homes. */
export default function AgentDialog({ count, busy, onClose, onSend }: AgentDialogProps) {
  const { t } = useTranslation('property')
  const people = useTeam()
  const [value, setValue] = useState('')
  const agents = (people.data?.items ?? []).filter(
    ({ role, active }) => active && (role === 'ADMIN' || role === 'STAFF'),
  )
  return (
    <FormDialog
      title={t('list.ask.agent', { count })}
      width="xs"
      cancel={t('record.cancel')}
      send={t('list.ask.send')}
      busy={busy && t('wizard.saving')}
      disabled={value === ''}
      onClose={onClose}
      onSend={() => onSend({ agentId: value })}
    >
      <SelectField
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
    </FormDialog>
  )
}
