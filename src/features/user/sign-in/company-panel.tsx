import { startSso } from '../../../../generated/api/user/user'
import form from '../../../../generated/forms/user/SsoStartInput'
import type { SsoStartInput } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { openDialog } from '../../../lib/dialog'
import { PlainForm } from '../../../public/forms/plain-form'
import { Pressable } from '../../../ui/kit/bare/pressable'
import { keepTicket } from './company-ticket'

/** Sign-in with the company's account: the e-mail says whose, and its provider asks the rest. */
export function CompanyPanel() {
  const { t } = useTranslation('user')
  const begin = async (document: SsoStartInput) => {
    const { url, ticket } = await startSso(document, { quiet: true, silent: true })
    keepTicket(ticket)
    location.assign(url)
  }
  return (
    <div className="sign-in plain-narrow">
      <h2 id="dialog-title">{t('company.title')}</h2>
      <p className="dialog-lead">{t('company.lead')}</p>
      <PlainForm<SsoStartInput>
        form={form}
        focusFirst
        submit={t('company.submit')}
        onSubmit={begin}
      />
      <p className="sign-in-foot">
        <Pressable className="sign-in-link" onClick={() => openDialog('login')}>
          {t('forgot.back')}
        </Pressable>
      </p>
    </div>
  )
}
