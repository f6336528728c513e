import { CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useTranslation } from '../../../i18n'
import { createLead } from '../../../../generated/api/lead/lead'
import type { GeneratedForm } from '../../../../generated/forms/form-type'
import leadInput from '../../../../generated/forms/lead/LeadInput'
import type { LeadInput } from '../../../../generated/model'
import { currentLang, href } from '../../../lib/href'
import { getSite } from '../../../lib/site'
import { webOf } from '../../../lib/web-query'
import { PlainForm } from '../../../public/forms/plain-form'
import { Linked } from '../../../ui/linked'
import { AddresseeField, useAddressee } from './addressee'

/** Without a home there is no conversation on the platform to answer in. */
const FORM: GeneratedForm = {
  ...leadInput,
  ui: {
    ...leadInput.ui,
    preferredContact: { ...leadInput.ui.preferredContact, enum: ['EMAIL', 'WHATSAPP', 'PHONE'] },
  },
}

/**
 * Ways to reach the operator beside the form, or the word that nobody can be promised to answer.
 */
function Operator() {
  const { t } = useTranslation('lead-contact')
  const { operatorEmail } = getSite()
  if (operatorEmail === null) return <p className="article-note">{t('kept')}</p>
  return (
    <p>
      <Linked text={t('mailbox', { email: operatorEmail })} to={`mailto:${operatorEmail}`} />
    </p>
  )
}

/** Whom, what, consent; after sending, what happens now. */
export default function ContactForm() {
  const { t } = useTranslation(['lead-contact', 'lead'])
  const { name } = getSite()
  const { agency } = useAddressee()
  const [search] = useSearchParams()
  const [web] = useState(() => webOf(search))
  const [sent, setSent] = useState<string | null>(null)
  const thanks = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (sent) thanks.current?.focus()
  }, [sent])
  const to = agency?.name ?? name
  const send = async (document: LeadInput) =>
    setSent(
      (
        await createLead(
          { ...document, ...(agency ? { agencyId: agency.id } : {}) },
          { quiet: true, silent: true },
        )
      ).message,
    )
  return sent ? (
    <div className="ask-sent" role="status" tabIndex={-1} ref={thanks}>
      <CircleCheck className="icon" aria-hidden />
      <p>
        <b>{sent}</b> {t('next')}
      </p>
    </div>
  ) : (
    <section aria-labelledby="mensaje">
      <AddresseeField />
      <h2 id="mensaje">{t('to', { agency: to })}</h2>
      {agency === null && <Operator />}
      <PlainForm<LeadInput>
        form={FORM}
        trap="website"
        submit={t('send')}
        onSubmit={send}
        defaults={{
          kind: 'question',
          language: currentLang(),
          ...(web !== null && { message: t('aboutWeb', { address: web }) }),
        }}
        labels={{
          consent: (
            <Linked text={t('consent', { agency: to })} to={href('politica-de-privacidad')} />
          ),
        }}
      />
      <noscript>
        <p className="article-note">{t('noScript')}</p>
      </noscript>
    </section>
  )
}
