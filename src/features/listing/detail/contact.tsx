import { initialsOf } from '../../../ui/person-mark'
import { CircleCheck, Clock, Languages, MessageCircle, Phone, ShieldCheck } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../i18n'
import leadInput from '../../../../generated/forms/lead/LeadInput'
import { createLead } from '../../../../generated/api/lead/lead'
import type { Language, LeadInput, Listing } from '../../../../generated/model'
import { useSession } from '../../../lib/session'
import { href } from '../../../lib/href'
import { PlainForm } from '../../../public/forms/plain-form'
import { Linked } from '../../../ui/linked'
import { buttonClass } from '../../../ui/kit/public/button-class'
import { languageName } from '../../../lib/language-name'
import { dial, phoneOf } from './phone'
import type { ListingSlots } from './slots'
import { replyWords } from './reply-words'
import { whatsappAddress } from '../../../lib/phone'

/** Who offers the home: the agent, else the agency. */
function Who({ listing }: { listing: Listing }) {
  const { t } = useTranslation('listing')
  const { agent, agency, exclusive } = listing
  const name = agent?.name ?? agency.name
  const languages = agent?.languages.length ? agent.languages : agency.languages
  const picture = agent?.avatar ?? agency.logo
  return (
    <>
      <div className="agent">
        {picture ? (
          <img className="agent-avatar" src={picture} alt="" width="56" height="56" />
        ) : (
          <span className="agent-avatar" aria-hidden="true">
            {initialsOf(name)}
          </span>
        )}
        <div>
          <h2>{name}</h2>
          {agent ? <p>{agency.name}</p> : null}
        </div>
      </div>
      <ul className="agent-more">
        {languages.length > 0 ? (
          <li>
            <Languages className="icon" aria-hidden />
            <span className="spoken">{t('contact.speaks')}</span>
            {languages.map((code, index) => (
              <span key={code} lang={code}>
                {index > 0 ? '· ' : ''}
                {languageName(code)}
              </span>
            ))}
          </li>
        ) : null}
        {agent?.replyMinutes === undefined ? null : (
          <li>
            <Clock className="icon" aria-hidden />
            {t('contact.replies', { time: replyWords(agent.replyMinutes, t) })}
          </li>
        )}
        {agency.registration ? (
          <li>
            <ShieldCheck className="icon" aria-hidden />
            {t('contact.registered', { number: agency.registration })}
          </li>
        ) : null}
        {exclusive ? (
          <li>
            <ShieldCheck className="icon" aria-hidden />
            {t('contact.exclusive')}
          </li>
        ) : null}
      </ul>
    </>
  )
}

function Direct({ listing }: { listing: Listing }) {
  const { t } = useTranslation('listing')
  const phone = phoneOf(listing)
  if (!phone) return null
  const whatsapp = listing.contactMethods.includes('WHATSAPP')
  return (
    <>
      <p className="print-only num">{phone}</p>
      <div className={whatsapp ? 'two' : undefined}>
        <a className={buttonClass({ wide: true })} href={`tel:${dial(phone)}`}>
          <Phone className="icon" aria-hidden />
          {t('contact.call')}
        </a>
        {whatsapp ? (
          <a className={buttonClass({ wide: true })} href={whatsappAddress(phone)} rel="noopener">
            <MessageCircle className="icon" aria-hidden />
            WhatsApp
          </a>
        ) : null}
      </div>
    </>
  )
}

/** Writing to the agency. Nothing of it is kept here once it is sent. */
export default function Contact({
  listing,
  title,
  Chat,
  Visit,
}: { listing: Listing; title: string } & Pick<ListingSlots, 'Chat' | 'Visit'>) {
  const { t, i18n } = useTranslation('listing')
  const { first_name: firstName, last_name: lastName, email, phone } = useSession().profile
  const [sent, setSent] = useState<{ message: string; byPhone: boolean } | null>(null)
  const thanks = useRef<HTMLDivElement>(null)
  // The form is gone and the page shorter: what it says now must not be left behind above.
  useEffect(() => {
    if (!sent) return
    thanks.current?.focus({ preventScroll: true })
    thanks.current?.scrollIntoView({ block: 'center' })
  }, [sent])
  const send = async (document: LeadInput) => {
    const { message } = await createLead(document, { quiet: true, silent: true })
    setSent({ message, byPhone: Boolean(document.phone) })
  }
  return (
    <div className="enquiry plain-narrow">
      <Who listing={listing} />
      {sent ? (
        <div className="sent" role="status" tabIndex={-1} ref={thanks}>
          <CircleCheck className="icon" aria-hidden />
          <p>
            <b>{sent.message}</b> {t(sent.byPhone ? 'contact.next' : 'contact.nextByMail')}
          </p>
        </div>
      ) : (
        <PlainForm<LeadInput>
          form={leadInput}
          trap="website"
          submit={t('contact.send')}
          onSubmit={send}
          labels={{
            consent: (
              <Linked
                text={t('contact.consent', { agency: listing.agency.name })}
                to={href('politica-de-privacidad')}
              />
            ),
          }}
          defaults={{
            propertyId: listing.id,
            kind: 'question',
            language: i18n.language as Language,
            message: t('contact.message', { ref: listing.ref, title }),
          }}
          known={{ firstName, lastName, email, phone: phone ?? undefined }}
        />
      )}
      <Suspense>
        <Visit propertyId={listing.id} />
      </Suspense>
      <Suspense>
        <Chat propertyId={listing.id} agencyId={listing.agency.id} label={t('contact.chat')} />
      </Suspense>
      <Direct listing={listing} />
    </div>
  )
}
