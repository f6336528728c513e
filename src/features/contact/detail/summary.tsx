import { Mail, MessageCircle, Phone } from 'lucide-react'
import type { Contact } from '../../../../generated/model'
import { useListUsers } from '../../../../generated/api/user/user'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { useSession } from '../../../lib/session'
import { Panel } from '../../../ui/panel'
import { phoneText, whatsappAddress } from '../../../lib/phone'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { SelectField } from '../../../ui/workspace/kit/select-field'
import { CheckboxField } from '../../../ui/workspace/kit/checkbox-field'
import { useContactActions } from './use-contact-actions'

/** Ways to reach somebody at once, and who looks after them. */
export function Summary({ contact }: { contact: Contact }) {
  const { t } = useTranslation('contact')
  const { profile } = useSession()
  const { save } = useContactActions(contact)
  const people = useListUsers(
    { limit: 100 },
    { query: { enabled: profile.role === 'ADMIN' }, request: { silent: true } },
  )
  const phone = contact.reach.phones?.[0]
  const email = contact.reach.emails?.[0]
  const whatsapp =
    contact.reach.phones?.find((one) => one.whatsapp) ??
    (phone?.label === 'landline' ? undefined : phone)
  return (
    <Panel>
      <div className="contact-sum">
        {contact.reach.doNotContact ? (
          <p className="contact-warn">{t('record.doNotContact')}</p>
        ) : null}
        <ul className="contact-ways">
          {phone ? (
            <li>
              <a className={buttonClass()} href={`tel:${phone.number}`}>
                <Phone size={18} aria-hidden />
                {phoneText(phone.number)}
              </a>
            </li>
          ) : null}
          {whatsapp ? (
            <li>
              <a
                className={buttonClass()}
                href={whatsappAddress(whatsapp.number)}
                target="_blank"
                rel="noreferrer"
              >
                <MessageCircle size={18} aria-hidden />
                WhatsApp
              </a>
            </li>
          ) : null}
          {email ? (
            <li>
              <a className={buttonClass()} href={`mailto:${email.address}`}>
                <Mail size={18} aria-hidden />
                {email.address}
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
