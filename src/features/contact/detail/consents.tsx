import Dialog from '@mui/material/Dialog'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { addContactConsent, useListContactConsents } from '../../../../generated/api/contact/contact'
import type { Contact, ContactConsent, ContactConsentInput } from '../../../../generated/model'
import { SchemaForm } from '../../../forms/schema-form'
import { useTranslation } from '../../../i18n'
import { fieldErrorsOf } from '../../../lib/api-error'
import { date } from '../../../lib/format'
import { Panel } from '../../../ui/panel'
import { useRefresh } from './use-contact-actions'

const DOT = { granted: 'ok', pending: 'sun', rejected: 'err', bounced: 'err' } as const

function Said({ said }: { said: ContactConsent }) {
  const { t } = useTranslation('contact')
  const how = [t(`enums.basis.${said.basis}`), said.channel ? t(`enums.channel.${said.channel}`) : null, t(`consent.source.${said.source}`), said.byName].filter(Boolean).join(', ')
  return (
    <>
      <p><b>{t(`enums.purpose.${said.purpose}`)}</b> <span className={`co-st is-${DOT[said.state]}`}>{t(`enums.state.${said.state}`)}</span> <small className="mut num">{date(said.at, 'DD/MM/YYYY HH:mm')}</small></p>
      <p className="mut">{how}</p>
      {said.text ? <blockquote className="co-tx">{said.text}</blockquote> : null}
    </>
  )
}

function AddConsent({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  const { t } = useTranslation('contact')
  const refresh = useRefresh()
  const [errors, setErrors] = useState<Record<string, string> | null>(null)
  const [busy, setBusy] = useState(false)
  const send = async (value: ContactConsentInput) => {
    setBusy(true)
    try {
      await addContactConsent(contact.id, value)
      await refresh(contact.id)
      onClose()
    } catch (error) {
      setErrors(fieldErrorsOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog open onClose={busy ? undefined : onClose} maxWidth="sm" fullWidth aria-labelledby="consent-title">
      <div className="co-d">
        <h2 id="consent-title">{t('consent.add')}</h2>
        <p className="mut">{t('consent.help')}</p>
        <SchemaForm name="ContactConsentInput" value={{ state: 'granted', basis: 'consent', channel: 'IN_PERSON' }} serverErrors={errors} disabled={busy} onSubmit={(value) => void send(value as unknown as ContactConsentInput)}>
          <div className="co-e">
            <button type="button" className="bt" disabled={busy} onClick={onClose}>{t('record.cancel')}</button>
            <button type="submit" className="bt p" disabled={busy}>{busy ? t('record.sending') : t('record.save')}</button>
          </div>
        </SchemaForm>
      </div>
    </Dialog>
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
    <Panel title={t('consent.title')} action={contact.mine ? <button type="button" className="bt t" onClick={() => setAdding(true)}><Plus size={18} aria-hidden />{t('consent.add')}</button> : null}>
      {contact.consents.length === 0 ? <p className="mut">{t('consent.empty')}</p> : <ul className="co-cs">{contact.consents.map((said) => <li key={said.id}><Said said={said} /></li>)}</ul>}
      {earlier.length > 0 ? <details className="co-old"><summary>{t('consent.earlier', { count: earlier.length })}</summary><ul className="co-cs">{earlier.map((said) => <li key={said.id}><Said said={said} /></li>)}</ul></details> : null}
      {adding ? <AddConsent contact={contact} onClose={() => setAdding(false)} /> : null}
    </Panel>
  )
}
