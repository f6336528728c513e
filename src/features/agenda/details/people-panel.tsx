import { Mail, Phone } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { AgendaEvent } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { inlineClass } from '../../../ui/workspace/kit/inline-class'

/** Who comes, with how to reach them. */
export function PeoplePanel({ event }: { event: AgendaEvent }) {
  const { t } = useTranslation('agenda')
  return (
    <section className="panel" aria-labelledby="ag-people">
      <div className="panel-head">
        <h2 id="ag-people">{t('who.label')}</h2>
      </div>
      {event.attendees.length === 0 ? (
        <p className="agenda-pad agenda-muted">{t('who.nobody')}</p>
      ) : (
        <ul className="agenda-attendees">
          {event.attendees.map((one) => (
            <li key={one.contactId ?? one.agentId ?? one.email}>
              <div>
                <b>
                  {one.contactId ? (
                    <Link
                      className={inlineClass()}
                      to={href('auth-contactos-id', { id: one.contactId })}
                    >
                      {one.name ?? t('who.contact')}
                    </Link>
                  ) : (
                    (one.name ?? one.email)
                  )}
                </b>
                <span className="agenda-muted">
                  {[
                    one.agentId ? t('who.agent') : null,
                    one.name ? one.email : null,
                    one.reply === 'needs_action' ? null : t(`enums.reply.${one.reply}`),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </div>
              {one.phone ? (
                <a
                  className="icon-button"
                  href={`tel:${one.phone}`}
                  aria-label={t('who.call', { name: one.name ?? '' })}
                >
                  <Phone size={18} aria-hidden />
                </a>
              ) : null}
              {one.email ? (
                <a
                  className="icon-button"
                  href={`mailto:${one.email}`}
                  aria-label={t('who.write', { name: one.name ?? one.email })}
                >
                  <Mail size={18} aria-hidden />
                </a>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
