import { useId } from 'react'
import { useTranslation } from '../../../i18n'
import type { Agency, AgentPermissions, User } from '../../../../generated/model'
import { useSession } from '../../../lib/session'
import { BareCheckbox } from '../../../ui/kit/bare/bare-checkbox'
import { BareSelect } from '../../../ui/kit/bare/bare-select'
import { usePersonActions } from './use-person-actions'

const SWITCHES = [
  'publish',
  'delete',
  'export',
  'seeAllAgenda',
  'seeAllContacts',
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
  const field = useId()
  const { profile } = useSession()
  const { set } = usePersonActions()
  const branches = agency?.branches ?? []
  return (
    <div className="people-rights" id={id} role="group" aria-label={t('people.rightsOf', { name })}>
      <div className="people-two">
        <label className="people-field" htmlFor={`${field}-role`}>
          <span>{t('people.role')}</span>
          <BareSelect
            id={`${field}-role`}
            value={person.role}
            disabled={person.id === profile.id}
            onChange={(event) =>
              void set(person, { role: event.target.value as 'ADMIN' | 'STAFF' })
            }
          >
            {(['STAFF', 'ADMIN'] as const).map((role) => (
              <option key={role} value={role}>
                {t(`enums.role.${role}`)}
              </option>
            ))}
          </BareSelect>
        </label>
        {branches.length > 0 && (
          <label className="people-field" htmlFor={`${field}-branch`}>
            <span>{t('people.branch')}</span>
            <BareSelect
              id={`${field}-branch`}
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
            </BareSelect>
          </label>
        )}
      </div>
      {person.role === 'ADMIN' ? (
        <p className="ui-muted">{t('people.adminAll')}</p>
      ) : (
        <ul className="people-switches">
          {SWITCHES.map((one) => (
            <li key={one}>
              <BareCheckbox
                id={`${field}-${one}`}
                role="switch"
                checked={person.permissions[one]}
                aria-describedby={`${field}-${one}-help`}
                onChange={(event) =>
                  void set(person, {
                    permissions: { ...person.permissions, [one]: event.target.checked },
                  })
                }
              />
              <label htmlFor={`${field}-${one}`}>{t(`people.may.${one}`)}</label>
              <p className="ui-muted" id={`${field}-${one}-help`}>
                {t(`people.mayHelp.${one}`)}
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
