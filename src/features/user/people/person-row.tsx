import { initialsOf } from '../../../ui/person-mark'
import { useId, useState } from 'react'
import { useTranslation } from '../../../i18n'
import type { Agency, User } from '../../../../generated/model'
import { date } from '../../../lib/format'
import { useSession } from '../../../lib/session'
import { StatusChip } from '../../../ui/status-chip'
import { Button } from '../../../ui/workspace/kit/button'
import { RightsPanel } from './rights-panel'
import { usePersonActions } from './use-person-actions'
import { phoneText } from '../../../lib/phone'

/** An invitation counts until its day is over; then another one is needed. */
const isOver = (invitation: User['invitation']): boolean =>
  invitation !== null && new Date(invitation.expiresAt) <= new Date()

/**
 * One person (`alone`: I am the only one who directs the agency, so I stay; `mine`: it is mine, and
 * I may give it to somebody): who, how to reach
 * them, where they belong, and for an ADMIN what to change.
 */
export function PersonRow({
  person,
  agency,
  alone,
  mine,
  onLeave,
}: {
  person: User
  agency: Agency | undefined
  alone: boolean
  mine: boolean
  onLeave: (person: User) => void
}) {
  const { t } = useTranslation('user')
  const id = useId()
  const { profile } = useSession()
  const [open, setOpen] = useState(false)
  const { setActive, resend, withdraw, give } = usePersonActions()
  const name = `${person.first_name} ${person.last_name}`.trim()
  const self = person.id === profile.id
  const admin = profile.role === 'ADMIN'
  const branch = agency?.branches?.find((one) => one.id === person.branch_id)?.name
  const { invitation } = person
  const act = (words: string, onClick: () => void) => (
    <Button onClick={onClick}>
      {t(words)}
      <span className="spoken">: {name}</span>
    </Button>
  )
  return (
    <li>
      <div className="people-line">
        {person.avatar ? (
          <img className="avatar" src={person.avatar} alt="" width={32} height={32} />
        ) : (
          <span className="avatar is-primary" aria-hidden="true">
            {initialsOf(`${person.first_name} ${person.last_name}`)}
          </span>
        )}
        <div className="people-who">
          <b>
            {name}
            {self && <span className="ui-muted"> ({t('people.you')})</span>}
          </b>
          {(person.job_title || branch) && (
            <span className="ui-muted">
              {[person.job_title, branch].filter(Boolean).join(' · ')}
            </span>
          )}
        </div>
        <div className="people-reach">
          <a href={`mailto:${person.email}`}>{person.email}</a>
          {person.phone && (
            <a href={`tel:${person.phone}`} className="num">
              {phoneText(person.phone)}
            </a>
          )}
        </div>
        <div className="people-state">
          <StatusChip tone={person.role === 'ADMIN' ? 'primary' : 'neutral'} dot={false}>
            {t(`enums.role.${person.role}`)}
          </StatusChip>
          {person.owner && (
            <StatusChip tone="ok" dot={false}>
              {t('people.owner')}
            </StatusChip>
          )}
          {!person.active && !invitation && (
            <StatusChip tone="sun">{t('people.inactive')}</StatusChip>
          )}
          {invitation && (
            <StatusChip tone={isOver(invitation) ? 'error' : 'sun'}>
              {t(isOver(invitation) ? 'people.invitedOver' : 'people.invited', {
                day: date(invitation.expiresAt, 'DD/MM'),
              })}
            </StatusChip>
          )}
        </div>
        {admin && (
          <div className="people-acts">
            {person.active && (
              <Button
                variant="text"
                aria-expanded={open}
                aria-controls={id}
                onClick={() => setOpen(!open)}
              >
                {t('people.rights')}
                <span className="spoken">: {name}</span>
              </Button>
            )}
            {mine && !self && person.role === 'ADMIN' && person.active && !invitation && (
              <Button variant="text" onClick={() => give(person)}>
                {t('people.give')}
                <span className="spoken">: {name}</span>
              </Button>
            )}
            {invitation && act('people.resend', () => void resend(person))}
            {invitation ? (
              act('people.withdraw', () => void withdraw(person, onLeave))
            ) : person.active && self && alone ? (
              <span className="ui-muted people-why">{t('people.lastAdmin')}</span>
            ) : person.owner && !self ? (
              <span className="ui-muted people-why">
                {t('people.ownerOnly', { name: person.first_name })}
              </span>
            ) : person.active ? (
              act('people.deactivate', () => onLeave(person))
            ) : (
              act('people.activate', () => void setActive(person))
            )}
          </div>
        )}
      </div>
      {admin && person.active && open && (
        <RightsPanel id={id} person={person} name={name} agency={agency} />
      )}
    </li>
  )
}
