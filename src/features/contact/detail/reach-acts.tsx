import { CalendarPlus, Mail, MessageCircle, Phone } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Contact, ContactMethod } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { whatsappAddress } from '../../../lib/phone'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { waysOf } from '../parts/ways'

/**
 * What leads to a person: each way that is known, the one they prefer as the first, and a visit.
 * Who asked to be left alone is not called from here; their numbers stand below.
 */
export function ReachActs({ contact }: { contact: Contact }) {
  const { t } = useTranslation('contact')
  const { phone, whatsapp, email } = waysOf(contact)
  const { doNotContact, preferredContact } = contact.reach
  const all = [
    { way: 'PHONE' as const, to: phone && `tel:${phone}`, Icon: Phone },
    { way: 'WHATSAPP' as const, to: whatsapp && whatsappAddress(whatsapp), Icon: MessageCircle },
    { way: 'EMAIL' as const, to: email && `mailto:${email}`, Icon: Mail },
  ]
  const known = doNotContact ? [] : all.filter(({ to }) => to)
  const first: ContactMethod | undefined =
    known.find(({ way }) => way === preferredContact)?.way ?? known[0]?.way
  return (
    <>
      {known.map(({ way, to, Icon }) => (
        <a
          key={way}
          className={buttonClass(way === first ? { variant: 'main' } : {})}
          href={to ?? undefined}
          {...(way === 'WHATSAPP' && { target: '_blank', rel: 'noreferrer' })}
        >
          <Icon size={18} aria-hidden />
          {t(`reach.${way}`)}
        </a>
      ))}
      {contact.state === 'archived' ? null : (
        <Link
          className={buttonClass()}
          to={href('auth-agenda-create', {}, { kind: 'visit', contacts: contact.id })}
        >
          <CalendarPlus size={18} aria-hidden />
          {t('reach.visit')}
        </Link>
      )}
    </>
  )
}
