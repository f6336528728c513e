import { useState } from 'react'
import { createAlert } from '../../../../generated/api/search/search'
import type { GeneratedForm } from '../../../../generated/forms/form-type'
import alertInput from '../../../../generated/forms/search/AlertInput'
import type { AlertInput, StoredQuery } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { openDialog } from '../../../lib/dialog'
import { currentLang } from '../../../lib/href'
import { getSite } from '../../../lib/site'
import { PlainForm } from '../../../public/forms/plain-form'
import { Button } from '../../../ui/kit/button'
import { Pressable } from '../../../ui/kit/bare/pressable'

/** Without `never`, which keeps a search silent: only an account can hold such. */
const FORM: GeneratedForm = {
  ...alertInput,
  ui: {
    ...alertInput.ui,
    frequency: { ...alertInput.ui.frequency, enum: ['instant', 'daily', 'weekly'] },
  },
}

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
  const [answer, setAnswer] = useState<string | null>(null)
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
  const send = async (alert: AlertInput) =>
    setAnswer((await createAlert(alert, { quiet: true, silent: true })).message)
  return (
    <div className="search-dialog">
      <h2 id="dialog-title">{t('form.alertTitle')}</h2>
      <p className="search-name">{name}</p>
      <PlainForm<AlertInput>
        form={FORM}
        trap="website"
        focusFirst
        submit={t('form.alert')}
        defaults={{ frequency: 'daily' }}
        given={{ name, query, language: currentLang() }}
        labels={{ consent: t('fields.alertInput.consent', { site: getSite().name }) }}
        onSubmit={send}
      />
      <p className="search-foot">
        {t('form.hasAccount')}{' '}
        <Pressable className="search-link" onClick={() => openDialog('login', { why: 'search' })}>
          {t('form.signIn')}
        </Pressable>
      </p>
    </div>
  )
}
