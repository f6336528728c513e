import { useId, useState, type FormEvent } from 'react'
import { useCreateAlert } from '../../../../generated/api/search/search'
import type { SearchFrequency, StoredQuery } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useErrorText } from '../../../i18n/error-text'
import { openDialog } from '../../../lib/dialog'
import { currentLang } from '../../../lib/href'
import { getSite } from '../../../lib/site'
import { useWrite } from '../../../lib/write'
import { BareCheckbox } from '../../../ui/kit/bare/bare-checkbox'
import { BareInput } from '../../../ui/kit/bare/bare-input'
import { Button } from '../../../ui/kit/button'
import { Pressable } from '../../../ui/kit/bare/pressable'
import { FrequencyField } from './frequency-field'

const LIKE_MAIL = /^\S+@\S+\.\S+$/

/**
 * Keeps a search without an account: an address, how soon, consent. The mail that follows asks to
 * confirm.
 */
export function AlertForm({
  name,
  query,
  close,
}: {
  name: string
  query: StoredQuery
  close: () => void
}) {
  const { t } = useTranslation('search')
  const id = useId()
  const [email, setEmail] = useState('')
  const [website, setWebsite] = useState('')
  const [frequency, setFrequency] = useState<SearchFrequency>('daily')
  const [consent, setConsent] = useState(false)
  const [missing, setMissing] = useState<{ email?: string; consent?: string }>({})
  const [answer, setAnswer] = useState<string | null>(null)
  const { busy, errors, failed, setErrors, write } = useWrite(useCreateAlert, {
    done: null,
    say: useErrorText(),
    onDone: ({ message }) => setAnswer(message),
  })
  const faults: { email?: string; consent?: string; form?: string } = errors?.email
    ? { email: errors.email }
    : { ...missing, form: failed ?? Object.values(errors ?? {})[0] ?? '' }

  const send = async (event: FormEvent) => {
    event.preventDefault()
    const wrong = {
      ...(LIKE_MAIL.test(email.trim()) ? {} : { email: t('form.needMail') }),
      ...(consent ? {} : { consent: t('form.needConsent') }),
    }
    setMissing(wrong)
    setErrors(null)
    if (Object.keys(wrong).length > 0)
      return document.getElementById(`${id}-${'email' in wrong ? 'email' : 'consent'}`)?.focus()
    await write({
      data: {
        email: email.trim(),
        name,
        query,
        frequency,
        language: currentLang(),
        consent: true,
        ...(website ? { website } : {}),
      },
    })
  }

  if (answer)
    return (
      <div className="search-dialog">
        <h2 id="dialog-title">{t('form.askedTitle')}</h2>
        <p role="status" className="search-done">
          {answer}
        </p>
        <div className="dialog-acts">
          <Button variant="main" onClick={close}>
            {t('form.close')}
          </Button>
        </div>
      </div>
    )
  return (
    <form className="search-dialog" noValidate onSubmit={(event) => void send(event)}>
      <h2 id="dialog-title">{t('form.alertTitle')}</h2>
      <p className="search-name">{name}</p>
      <div className="search-field">
        <label htmlFor={`${id}-email`}>{t('form.email')}</label>
        <BareInput
          id={`${id}-email`}
          type="email"
          autoComplete="email"
          maxLength={254}
          value={email}
          aria-invalid={Boolean(faults.email)}
          aria-describedby={`${id}-email-fault`}
          onChange={(event) => setEmail(event.target.value)}
        />
        <p id={`${id}-email-fault`} className="search-fault" role="alert">
          {faults.email}
        </p>
      </div>
      <FrequencyField value={frequency} onChange={setFrequency} telling />
      <label className="search-option search-consent">
        <BareCheckbox
          id={`${id}-consent`}
          checked={consent}
          aria-invalid={Boolean(faults.consent)}
          aria-describedby={`${id}-consent-fault`}
          onChange={(event) => setConsent(event.target.checked)}
        />
        <span>{t('form.consent', { site: getSite().name })}</span>
      </label>
      <p id={`${id}-consent-fault`} className="search-fault" role="alert">
        {faults.consent ?? faults.form}
      </p>
      <BareInput
        className="search-trap"
        name="website"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
        value={website}
        onChange={(event) => setWebsite(event.target.value)}
      />
      <div className="dialog-acts">
        <Button type="submit" variant="main" disabled={busy}>
          {t('form.alert')}
        </Button>
      </div>
      <p className="search-foot">
        {t('form.hasAccount')}{' '}
        <Pressable className="search-link" onClick={() => openDialog('login', { why: 'search' })}>
          {t('form.signIn')}
        </Pressable>
      </p>
    </form>
  )
}
