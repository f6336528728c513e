import type { Contact } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { useSession } from '../../../lib/session'
import { Panel } from '../../../ui/panel'
import { phoneText } from '../../../lib/phone'
import { useTeam } from '../../../lib/team'
import { inlineClass } from '../../../ui/workspace/kit/inline-class'
import { SelectField } from '../../../ui/workspace/kit/select-field'
import { CheckboxField } from '../../../ui/workspace/kit/checkbox-field'
import { waysOf } from '../parts/ways'
import { useContactActions } from './use-contact-actions'

/** Where somebody is reached, and who looks after them. */
export function Summary({ contact }: { contact: Contact }) {
  const { t } = useTranslation('contact')
  const { profile } = useSession()
  const { save } = useContactActions(contact)
  const people = useTeam({ enabled: profile.role === 'ADMIN' })
  const { phone, email } = waysOf(contact)
  return (
    <Panel>
      <div className="contact-sum">
        {contact.reach.doNotContact ? (
          <p className="contact-warn">{t('record.doNotContact')}</p>
        ) : null}
        <ul className="contact-ways">
          {phone ? (
            <li>
              <a className={inlineClass('num')} href={`tel:${phone}`}>
                {phoneText(phone)}
              </a>
            </li>
          ) : null}
          {email ? (
            <li>
              <a className={inlineClass()} href={`mailto:${email}`}>
                {email}
              </a>
            </li>
          ) : null}
        </ul>
        {contact.profile.roles?.length || contact.profile.tags?.length ? (
          <p className="contact-tags">
            {(contact.profile.roles ?? []).map((role) => (
              <b key={role}>{t(`enums.roles.${role}`)}</b>
            ))}
            {(contact.profile.tags ?? []).map((tag) => (
              <i key={tag}>{tag}</i>
            ))}
          </p>
        ) : null}
        {profile.role === 'ADMIN' ? (
          <SelectField
            label={t('record.agent')}
            value={contact.agentId ?? ''}
            onChange={(event) => void save({ agentId: event.target.value || null })}
          >
            <option value="">{t('list.nobody')}</option>
            {contact.agentId && !people.data?.items.some(({ id }) => id === contact.agentId) ? (
              <option value={contact.agentId}>{contact.agentName}</option>
            ) : null}
            {(people.data?.items ?? []).map((user) => (
              <option key={user.id} value={user.id}>
                {`${user.first_name} ${user.last_name}`.trim() || user.email}
              </option>
            ))}
          </SelectField>
        ) : (
          <p>
            <span className="muted">{t('record.agent')}</span>{' '}
            {contact.agentName ?? t('list.nobody')}
          </p>
        )}
        {contact.mine ? (
          <CheckboxField
            role="switch"
            label={t('record.shared')}
            checked={contact.shared}
            onChange={(event) => void save({ shared: event.target.checked })}
          />
        ) : (
          <p className="muted">{t('record.sharedByOther')}</p>
        )}
        <p className="muted num">
          {t('record.since', { day: date(contact.createdAt, 'DD/MM/YYYY') })}
        </p>
      </div>
    </Panel>
  )
}
