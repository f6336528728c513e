import { useTranslation } from '../../../i18n'
import type { Agency, AgentPermissions, User } from '../../../../generated/model'
import { useSession } from '../../../lib/session'
import { SelectField } from '../../../ui/workspace/kit/select-field'
import { CheckboxField } from '../../../ui/workspace/kit/checkbox-field'
import { usePersonActions } from './use-person-actions'

const SWITCHES = [
  'publish',
  'delete',
  'export',
  'seeAllAgenda',
  'seeAllContacts',
  'editWeb',
  'buy',
] as const satisfies readonly (keyof AgentPermissions)[]

/**
 * What an ADMIN decides for a person: whether they lead, what an agent may do, and the branch they
 * belong to. Each is saved as it is set.
 */
export function RightsPanel({
  id,
  person,
  name,
  agency,
}: {
  id: string
  person: User
  name: string
  agency: Agency | undefined
}) {
  const { t } = useTranslation('user')
  const { profile } = useSession()
  const { set } = usePersonActions()
  const branches = agency?.branches ?? []
  return (
    <div className="people-rights" id={id} role="group" aria-label={t('people.rightsOf', { name })}>
      <div className="people-two">
        <SelectField
          label={t('people.role')}
          value={person.role}
          disabled={person.id === profile.id || person.owner === true}
          onChange={(event) => void set(person, { role: event.target.value as 'ADMIN' | 'STAFF' })}
        >
          {(['STAFF', 'ADMIN'] as const).map((role) => (
            <option key={role} value={role}>
              {t(`enums.role.${role}`)}
            </option>
          ))}
        </SelectField>
        {branches.length > 0 && (
          <SelectField
            label={t('people.branch')}
            value={
              branches.some((one) => one.id === person.branch_id) ? (person.branch_id ?? '') : ''
            }
            onChange={(event) => void set(person, { branch_id: event.target.value || null })}
          >
            <option value="">{t('people.noBranch')}</option>
            {branches.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      {person.role === 'ADMIN' ? (
        <p className="ui-muted">{t('people.adminAll')}</p>
      ) : (
        <ul className="people-switches">
          {SWITCHES.map((one) => (
            <li key={one}>
              <CheckboxField
                role="switch"
                label={t(`people.may.${one}`)}
                help={t(`people.mayHelp.${one}`)}
                checked={person.permissions[one] ?? false}
                onChange={(event) =>
                  void set(person, {
                    permissions: { ...person.permissions, [one]: event.target.checked },
                  })
                }
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
