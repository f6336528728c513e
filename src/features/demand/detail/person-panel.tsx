import { initialsOf } from '../../../ui/person-mark'
import { MessageCircle, Phone, Mail } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Demand } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { inlineClass } from '../../../ui/workspace/kit/inline-class'
import { whatsappAddress } from '../../../lib/phone'

/** Names of languages in the page's language. */
const languageName = (code: string, lang: string): string => {
  const name = new Intl.DisplayNames(lang, { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1)
}

/** Who looks, and how to reach them. */
export function PersonPanel({ demand: { contact, buyer, follow } }: { demand: Demand }) {
  const { t, i18n } = useTranslation('demand')
  if (!contact)
    return (
      <section className="panel demand-person">
        <p className="muted">{t('noPerson')}</p>
      </section>
    )
  const spoken = [
    ...new Set([...(contact.language ? [contact.language] : []), ...(buyer?.languages ?? [])]),
  ].map((code) => languageName(code, i18n.language))
  const prefers = follow?.channel ? t(`prefers.${follow.channel}`) : ''
  return (
    <section className="panel demand-person" aria-label={t('person')}>
      <span className="demand-avatar" aria-hidden>
        {initialsOf(contact.name)}
      </span>
      <div>
        <h2>
          <Link className={inlineClass()} to={href('auth-contactos-id', { id: contact.id })}>
            {contact.name}
          </Link>
        </h2>
        <p className="muted">{[spoken.join(', '), prefers].filter(Boolean).join('. ')}</p>
      </div>
      <div className="demand-person-acts">
        {contact.email ? (
          <a className={buttonClass()} href={`mailto:${contact.email}`}>
            <Mail size={18} aria-hidden />
            {t('write')}
          </a>
        ) : null}
        {contact.phone ? (
          <a className={buttonClass()} href={`tel:${contact.phone}`}>
            <Phone size={18} aria-hidden />
            {t('call')}
          </a>
        ) : null}
        {contact.phone ? (
          <a
            className={buttonClass()}
            href={whatsappAddress(contact.phone)}
            target="_blank"
            rel="noreferrer"
          >
            <MessageCircle size={18} aria-hidden />
            WhatsApp
          </a>
        ) : null}
      </div>
    </section>
  )
}
