import type { ReactNode } from 'react'
import type { LeadKind } from '../../../generated/model'
import { BareCheckbox } from '../../ui/kit/bare/bare-checkbox'
import { BareInput } from '../../ui/kit/bare/bare-input'
import { HiddenInput } from '../../ui/kit/bare/hidden-input'
import { Pressable } from '../../ui/kit/bare/pressable'
import { useSite, pathIn } from '../site'
import { CampaignInputs } from './campaign-inputs'
import { Field } from './fields'
import { Living } from './living'
import { legalTexts } from './menu'

export interface LeadFormProps {
  /** Id of the section, or `home` on the page of one. */
  section: string
  kind: LeadKind
  /** What is asked beside name and e-mail. */
  children?: ReactNode
  /** Asked for with the others; a form without a message sends what its fields say. */
  phone?: boolean
  message?: string | null
  submit: string
  homeId?: string
  className?: string
}

/** The consent with its link to the privacy page. */
function Consent({ form }: { form: string }) {
  const site = useSite()
  const { t, found, sent } = site
  const privacy = legalTexts(site).find(({ part }) => part === 'privacy')
  const error = sent?.section === form ? sent.errors.consent : undefined
  return (
    <p className="field check">
      <BareCheckbox
        id={`${form}-consent`}
        name="consent"
        value="1"
        required
        aria-describedby={error ? `${form}-consent-error` : undefined}
      />
      <label htmlFor={`${form}-consent`}>
        {t('form.consent', { agency: found.agency.name })}{' '}
        {privacy && <a href={privacy.href}>{t('legal.privacy')}</a>}
      </label>
      {error && (
        <span className="error" id={`${form}-consent-error`}>
          {error}
        </span>
      )}
    </p>
  )
}

/**
 * A form that becomes an enquiry. It works without a script: what cannot be taken comes back with
 * every word in its place.
 */
export function LeadForm(props: LeadFormProps) {
  const { section, kind, children, phone = true, message, submit, homeId, className } = props
  const site = useSite()
  const { t, sent, thanks, path } = site
  if (site.isFile) return <Living className={className} />
  if (thanks === section)
    return (
      <p className="thanks" role="status" id={`thanks-${section}`}>
        {t('form.thanks')}
      </p>
    )
  const general = sent?.section === section ? sent.errors[''] : undefined
  return (
    // Not a schema form: it is sent without a script, and createLead holds it to its schema.
    <form
      method="post"
      // What comes back refused is shown where it was written.
      action={`${pathIn(site, site.lang, '/contacto')}#form-${section}`}
      className={`lead-form ${className ?? ''}`}
      id={`form-${section}`}
    >
      {general && (
        <p className="error" role="alert">
          {general}
        </p>
      )}
      <HiddenInput name="path" value={path} />
      <HiddenInput name="page" value={site.page.id} />
      <CampaignInputs />
      <HiddenInput name="section" value={section} />
      <HiddenInput name="kind" value={kind} />
      {homeId && <HiddenInput name="home" value={homeId} />}
      {children}
      <Field
        form={section}
        name="firstName"
        label={t('form.name')}
        autoComplete="name"
        required
        maxLength={80}
      />
      <Field
        form={section}
        name="email"
        label={t('form.email')}
        type="email"
        autoComplete="email"
        required
        maxLength={254}
      />
      {phone && (
        <Field
          form={section}
          name="phone"
          label={t('form.phone')}
          type="tel"
          autoComplete="tel"
          maxLength={25}
        />
      )}
      {message !== null && (
        <Field
          form={section}
          name="message"
          label={t('form.message')}
          rows={3}
          required
          maxLength={2000}
          value={message}
        />
      )}
      <p className="trap" aria-hidden="true">
        <label>
          {t('form.website')}
          <BareInput name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <Consent form={section} />
      <Pressable type="submit" className="button">
        {submit}
      </Pressable>
    </form>
  )
}
