import { Mail, MessageCircle, MessageSquareReply, MessagesSquare, Phone } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation, useWordsFor } from '../../../i18n'
import { Link, useNavigate } from 'react-router-dom'
import { openChat } from '../../../../generated/api/chat/chat'
import { readInboxThread } from '../../../../generated/api/inbox/inbox'
import type { Lead } from '../../../../generated/model'
import { ApiFailure } from '../../../lib/api-error'
import { moneyShort } from '../../../lib/format'
import { href } from '../../../lib/href'
import { newDemand } from '../../../slots/new-demand'
import { getSite } from '../../../lib/site'
import { Button } from '../../../ui/workspace/kit/button'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { AssignField } from './assign-field'
import type { Reply } from './slots'
import { contactLinks } from './contact-links'
import { NoteField } from './note-field'
import { useLeadActions } from './use-lead-actions'

const ICONS = { EMAIL: Mail, PHONE: Phone, WHATSAPP: MessageCircle, PLATFORM: Mail } as const

/** The home asked about, as it was then. */
function Home({ property }: { property: NonNullable<Lead['property']> }) {
  const { t } = useTranslation('lead')
  return (
    <Link className="lead-home" to={href('auth-cartera-inmueble-id', { id: property.id })}>
      {property.thumb && <img src={property.thumb} alt="" width={72} height={54} loading="lazy" />}
      <span>
        <b className="num">
          {property.price === null ? t('detail.noPrice') : moneyShort(property.price)}
        </b>
        <span>{property.title}</span>
        {property.title !== property.ref && <small>{property.ref}</small>}
      </span>
    </Link>
  )
}

/**
 * Everything known of an enquiry, its answer in place while it waits, the other ways to answer it
 * (first the inbox, where all that was said stands), and what to do with it.
 */
export function LeadDetail({
  lead,
  Reply,
  onSent,
}: {
  lead: Lead
  Reply: Reply
  onSent: () => void
}) {
  const { t } = useTranslation('lead')
  const { move, keep } = useLeadActions()
  const navigate = useNavigate()
  // Read here is read in the inbox and in the bell.
  useEffect(
    () =>
      void readInboxThread(lead.id, { read: true }, { quiet: true, silent: true }).catch(
        () => undefined,
      ),
    [lead.id],
  )
  /**
   * Opens the conversation with whoever asked; without an account of theirs the server says how to
   * answer instead.
   */
  const answerHere = async () => {
    try {
      const { id } = await openChat({ leadId: lead.id }, { quiet: true })
      await navigate(href('auth-mensajes', {}, { chat: id }))
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
    }
  }
  /** The demand's form with what the enquiry says; who asks becomes a contact on the way. */
  const startDemand = async () => {
    const contactId = lead.contactId ?? (await keep(lead))
    if (contactId)
      await navigate(
        newDemand({ contactId, propertyId: lead.property?.id, language: lead.language }),
      )
  }
  // Subject and greeting go to the visitor.
  const theirs = useWordsFor(lead.language, 'lead')
  const subject = lead.property
    ? theirs('reply.subject', { about: `${lead.property.title} (${lead.property.ref})` })
    : theirs('reply.open')
  const links = contactLinks(lead, {
    subject,
    greeting: theirs('reply.greeting', { name: lead.firstName }),
  })
  return (
    <div className="lead-body">
      <blockquote lang={lead.language}>{lead.message}</blockquote>
      {lead.state === 'new' && <Reply leadId={lead.id} onSent={onSent} />}
      <ul className="lead-ways">
        <li>
          <Link className={buttonClass()} to={href('auth-mensajes', {}, { chat: lead.id })}>
            <MessageSquareReply className="icon" aria-hidden="true" />
            {t('answer.inbox')}
          </Link>
        </li>
        {links.map(({ method, href: address }) => {
          const Icon = ICONS[method] ?? Mail
          return (
            <li key={method}>
              <a
                className={buttonClass()}
                href={address}
                {...(method === 'WHATSAPP' ? { target: '_blank', rel: 'noreferrer' } : {})}
              >
                <Icon className="icon" aria-hidden="true" />
                {t(`answer.${method}`, { email: lead.email, phone: lead.phone })}
              </a>
            </li>
          )
        })}
        {lead.canChat && (
          <li>
            <Button onClick={() => void answerHere()}>
              <MessagesSquare className="icon" aria-hidden="true" />
              {t('answer.here', { site: getSite().name })}
            </Button>
          </li>
        )}
      </ul>
      <p className="ui-muted">
        {lead.preferredContact &&
          `${t('detail.prefers', { method: t(`enums.preferredContact.${lead.preferredContact}`) })} `}
        {t('detail.language', { language: t(`languages.${lead.language}`) })}
      </p>
      {lead.property && <Home property={lead.property} />}
      <div className="lead-fields">
        <AssignField lead={lead} />
        <NoteField lead={lead} key={lead.version} />
      </div>
      <div className="lead-acts">
        {lead.contactId === null ? (
          lead.state !== 'discarded' && (
            <Button variant="soft" onClick={() => void keep(lead)}>
              {t('act.keep')}
            </Button>
          )
        ) : (
          <Link className={buttonClass()} to={href('auth-contactos-id', { id: lead.contactId })}>
            {t('act.contact')}
          </Link>
        )}
        {lead.state !== 'discarded' && (
          <Button onClick={() => void startDemand()}>{t('act.demand')}</Button>
        )}
        {lead.state === 'new' && (
          <Button variant="soft" onClick={() => void move(lead, 'answered')}>
            {t('act.answered')}
          </Button>
        )}
        {lead.state === 'answered' && (
          <Button variant="soft" onClick={() => void move(lead, 'converted')}>
            {t('act.converted')}
          </Button>
        )}
        {lead.state !== 'new' && (
          <Button onClick={() => void move(lead, 'new')}>{t('act.reopen')}</Button>
        )}
        {lead.state !== 'discarded' && (
          <Button variant="text" onClick={() => void move(lead, 'discarded')}>
            {t('act.discard')}
          </Button>
        )}
      </div>
    </div>
  )
}
