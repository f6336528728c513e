import { useTranslation } from '../../../i18n'
import type { User } from '../../../../generated/model'
import { useSession } from '../../../lib/session'
import { StatusChip } from '../../../ui/status-chip'
import { usePersonActions } from './use-person-actions'

const initials = (person: User): string => `${person.first_name[0] ?? ''}${person.last_name[0] ?? ''}`.toUpperCase()

/** One person: who, how to reach them, what they may do, and for an ADMIN what to change. */
export function PersonRow({ person }: { person: User }) {
  const { t } = useTranslation('user')
  const { profile } = useSession()
  const { setActive, setRole } = usePersonActions()
  const name = `${person.first_name} ${person.last_name}`.trim()
  const self = person.id === profile.id
  const mayChange = profile.role === 'ADMIN' && !self
  const other = person.role === 'ADMIN' ? 'STAFF' : 'ADMIN'
  return (
    <li>
      {person.avatar ? <img className="av" src={person.avatar} alt="" width={32} height={32} /> : <span className="av b" aria-hidden="true">{initials(person)}</span>}
      <div className="pp-who">
        <b>{name}{self && <span className="ui-muted"> ({t('people.you')})</span>}</b>
        {person.job_title && <span className="ui-muted">{person.job_title}</span>}
      </div>
      <div className="pp-reach">
        <a href={`mailto:${person.email}`}>{person.email}</a>
        {person.phone && <a href={`tel:${person.phone}`} className="num">{person.phone}</a>}
      </div>
      <div className="pp-state">
        <StatusChip tone={person.role === 'ADMIN' ? 'primary' : 'neutral'} dot={false}>{t(`enums.role.${person.role}`)}</StatusChip>
        {!person.active && <StatusChip tone="sun">{t('people.inactive')}</StatusChip>}
      </div>
      {mayChange && (
        <div className="pp-acts">
          {person.active && (
            <button type="button" className="ui-button is-text" onClick={() => void setRole(person, other)}>
              {t(other === 'ADMIN' ? 'people.makeAdmin' : 'people.makeStaff')}
              <span className="sr">: {name}</span>
            </button>
          )}
          <button type="button" className="ui-button" onClick={() => void setActive(person, !person.active)}>
            {t(person.active ? 'people.deactivate' : 'people.activate')}
            <span className="sr">: {name}</span>
          </button>
        </div>
      )}
    </li>
  )
}
