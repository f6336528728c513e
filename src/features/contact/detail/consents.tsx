import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useListContactConsents } from '../../../../generated/api/contact/contact'
import type { Contact, ContactConsent } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { Panel } from '../../../ui/panel'
import { Button } from '../../../ui/workspace/kit/button'

const ConsentDialog = lazy(() => import('./consent-dialog'))

const DOT = { granted: 'ok', pending: 'sun', rejected: 'error', bounced: 'error' } as const

function Said({ said }: { said: ContactConsent }) {
  const { t } = useTranslation('contact')
  const how = [
    t(`enums.basis.${said.basis}`),
    said.channel ? t(`enums.channel.${said.channel}`) : null,
    t(`consent.source.${said.source}`),
    said.byName,
  ]
    .filter(Boolean)
    .join(', ')
  return (
    <>
      <p>
        <b>{t(`enums.purpose.${said.purpose}`)}</b>{' '}
        <span className={`contact-state is-${DOT[said.state]}`}>
          {t(`enums.state.${said.state}`)}
        </span>{' '}
        <small className="muted num">{date(said.at, 'DD/MM/YYYY HH:mm')}</small>
      </p>
      <p className="muted">{how}</p>
      {said.text ? <blockquote className="contact-text">{said.text}</blockquote> : null}
    </>
  )
}

/** What the person agreed to, with the proof; earlier words stay readable below. */
export function Consents({ contact }: { contact: Contact }) {
  const { t } = useTranslation('contact')
  const [adding, setAdding] = useState(false)
  const all = useListContactConsents(contact.id, { request: { silent: true } })
  const current = new Set(contact.consents.map(({ id }) => id))
  const earlier = (all.data?.items ?? []).filter(({ id }) => !current.has(id))
  return (
    <Panel
      title={t('consent.title')}
      action={
        contact.mine ? (
          <Button variant="text" onClick={() => setAdding(true)}>
            <Plus size={18} aria-hidden />
            {t('consent.add')}
          </Button>
        ) : null
      }
    >
      {contact.consents.length === 0 ? (
        <p className="muted">{t('consent.empty')}</p>
      ) : (
        <ul className="contact-lines">
          {contact.consents.map((said) => (
            <li key={said.id}>
              <Said said={said} />
            </li>
          ))}
        </ul>
      )}
      {earlier.length > 0 ? (
        <details className="contact-old">
          <summary>{t('consent.earlier', { count: earlier.length })}</summary>
          <ul className="contact-lines">
            {earlier.map((said) => (
              <li key={said.id}>
                <Said said={said} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {adding ? (
        <Suspense fallback={null}>
          <ConsentDialog contact={contact} onClose={() => setAdding(false)} />
        </Suspense>
      ) : null}
    </Panel>
  )
}
