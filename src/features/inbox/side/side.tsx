import { ExternalLink, Phone, UserRoundPlus, UserSearch } from 'lucide-react'
import { Link, useNavigate } from 'react-router-dom'
import { useSaveInboxContact } from '../../../../generated/api/inbox/inbox'
import type { InboxThread } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date, moneyShort } from '../../../lib/format'
import { currentLang, href } from '../../../lib/href'
import { newDemand } from '../../../slots/new-demand'
import { useWrite } from '../../../lib/write'
import { Button } from '../../../ui/workspace/kit/button'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { inlineClass } from '../../../ui/workspace/kit/inline-class'
import { Latest } from './latest'
import { phoneText } from '../../../lib/phone'

/** The home as it was when they asked, with the way to its record and its page. */
function HomeCard({ home }: { home: NonNullable<InboxThread['home']> }) {
  const { t } = useTranslation('inbox')
  return (
    <section>
      <h2>{t('side.home')}</h2>
      {home.thumb && <img src={home.thumb} alt="" width={320} height={200} />}
      <p className="talk-price num">
        {home.price === null ? t('side.noPrice') : moneyShort(home.price)}
      </p>
      <p>
        <b>{home.title}</b>
      </p>
      <p className="muted num">{home.ref}</p>
      <p>
        <Link className={inlineClass()} to={href('auth-cartera-inmueble-id', { id: home.id })}>
          {t('side.record')}
        </Link>
      </p>
      <p>
        <a
          className={inlineClass()}
          href={href('inmueble-id', { id: home.id })}
          target="_blank"
          rel="noreferrer"
        >
          <ExternalLink className="icon" aria-hidden="true" />
          {t('side.page')}
        </a>
      </p>
    </section>
  )
}

/** The home and the person of a thread. */
export function Side({ thread }: { thread: InboxThread }) {
  const { t } = useTranslation('inbox')
  const navigate = useNavigate()
  const { home, person, contact, canKeep, createdAt, kind } = thread
  const wish = (contactId: string) =>
    newDemand({ contactId, propertyId: home?.id, language: person.language })
  const kept = { done: t('side.kept', { name: person.firstName }), reads: ['inbox'] }
  const keep = useWrite(useSaveInboxContact, kept)
  /** Who looks for a home is a contact: kept as one on the way to the form. */
  const startDemand = useWrite(useSaveInboxContact, {
    ...kept,
    onDone: (next) => (next.contact ? navigate(wish(next.contact.id)) : undefined),
  })
  const busy = keep.busy || startDemand.busy
  const facts: [string, string | null][] = [
    [t('side.email'), person.email],
    [
      t('side.language'),
      person.language &&
        (new Intl.DisplayNames(currentLang(), { type: 'language' }).of(person.language) ?? null),
    ],
    [t('side.since'), `${t(`kind.${kind}`)}, ${date(createdAt, 'DD/MM/YYYY')}`],
  ]
  return (
    <>
      {home && <HomeCard home={home} />}
      <section>
        <h2>{t('side.person')}</h2>
        <p>
          <b>{person.name}</b>
        </p>
        <dl className="inbox-facts">
          {facts.map(
            ([name, value]) =>
              value && (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
          {person.phone && (
            <div>
              <dt>{t('side.phone')}</dt>
              <dd>
                <a className={inlineClass('num')} href={`tel:${person.phone}`}>
                  <Phone className="icon" aria-hidden="true" />
                  {phoneText(person.phone)}
                </a>
              </dd>
            </div>
          )}
        </dl>
        {contact ? (
          <p>
            <Link className={inlineClass()} to={href('auth-contactos-id', { id: contact.id })}>
              {t('side.contact')}
            </Link>
          </p>
        ) : canKeep ? (
          <p>
            <Button
              variant="soft"
              disabled={busy}
              onClick={() => void keep.write({ id: thread.id })}
            >
              <UserRoundPlus className="icon" aria-hidden="true" />
              {t('side.keep')}
            </Button>
          </p>
        ) : (
          <p className="muted">{t('side.others')}</p>
        )}
        {contact ? (
          <p>
            <Link className={buttonClass()} to={wish(contact.id)}>
              <UserSearch className="icon" aria-hidden="true" />
              {t('side.demand')}
            </Link>
          </p>
        ) : canKeep ? (
          <p>
            <Button disabled={busy} onClick={() => void startDemand.write({ id: thread.id })}>
              <UserSearch className="icon" aria-hidden="true" />
              {t('side.demand')}
            </Button>
          </p>
        ) : null}
      </section>
      {contact && <Latest contactId={contact.id} />}
    </>
  )
}
