import { useTranslation } from '../../../i18n'
import { registerUser } from '../../../../generated/api/user/user'
import form from '../../../../generated/forms/user/RegisterInput'
import type { RegisterInput } from '../../../../generated/model'
import { openDialog, type DialogProps } from '../../../lib/dialog'
import { currentLang } from '../../../lib/href'
import { completeSignIn } from '../../../lib/sign-in'
import { PlainForm } from '../../../public/forms/plain-form'
import { rememberGreeting } from './greeting'
import './sign-in.css'

/** The dialog `register`: a visitor, or an agency with its first ADMIN; `openDialog('register', { account: 'agency' })`. */
export default function RegisterDialog({ payload }: DialogProps) {
  const { t } = useTranslation('user')
  const account = payload.account === 'agency' ? 'agency' : 'visitor'
  const register = async (document: RegisterInput) => {
    const profile = await registerUser(document, { quiet: true, silent: true })
    rememberGreeting('registered')
    completeSignIn(profile)
  }
  return (
    <div className="sign-in">
      <h2 id="dialog-title">{t('register.title')}</h2>
      <p className="dialog-lead">{t('register.lead')}</p>
      <PlainForm<RegisterInput> form={form} focusFirst defaults={{ account, language: currentLang() }} submit={t('register.submit')} onSubmit={register} />
      <p className="sign-in-foot">
        {t('register.known')}{' '}
        <button type="button" className="sign-in-link" onClick={() => openDialog('login')}>{t('register.signIn')}</button>
      </p>
    </div>
  )
}
