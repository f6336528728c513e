import { useTranslation } from '../../../i18n'
import type { Lead } from '../../../../generated/model'
import { useLeadActions } from './use-lead-actions'
import { SelectField } from '../../../ui/workspace/kit/select-field'
import { useTeam } from '../../../lib/team'

/** Who looks after an enquiry: the people of the agency who are still in it. */
export function AssignField({ lead }: { lead: Lead }) {
  const { t } = useTranslation('lead')
  const { assign } = useLeadActions()
  const { data } = useTeam()
  const people = (data?.items ?? []).filter((person) => person.active)
  const known = people.some((person) => person.id === lead.assignedTo)
  return (
    <SelectField
      label={t('detail.assigned')}
      value={lead.assignedTo ?? ''}
      onChange={(event) => void assign(lead, event.target.value || null)}
    >
      <option value="">{t('detail.nobody')}</option>
      {lead.assignedTo && !known && (
        <option value={lead.assignedTo}>{lead.assignedName ?? ''}</option>
      )}
      {people.map((person) => (
        <option key={person.id} value={person.id}>
          {`${person.first_name} ${person.last_name}`.trim()}
        </option>
      ))}
    </SelectField>
  )
}
