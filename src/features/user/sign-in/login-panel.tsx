import { useTranslation } from '../../../i18n'
import { loginUser } from '../../../../generated/api/user/user'
import form from '../../../../generated/forms/user/LoginInput'
import type { LoginInput } from '../../../../generated/model'
import { openDialog } from '../../../lib/dialog'
import { PlainForm } from '../../../public/forms/plain-form'
import { Pressable } from '../../../ui/kit/bare/pressable'
import { PasskeyButton } from './passkey-button'
import { endFirstStep } from './second-step'
import { SocialButtons } from './social-buttons'

/**
 * Google, Apple, or e-mail and password, under what asked for it; afterwards the wanted page, or
 * the role's.
 */
export function LoginPanel({
  why,
  legal,
  onForgot,
}: {
  why: string | null
  legal: readonly string[]
  onForgot: () => void
}) {
  const { t } = useTranslation('user')
  const signIn = (document: LoginInput) =>
    endFirstStep(loginUser(document, { quiet: true, silent: true }))
  return (
    <div className="sign-in plain-narrow">
      <h2 id="dialog-title">{t('signIn.title')}</h2>
      <p className="dialog-lead">{t(why ? `signIn.why.${why}` : 'signIn.lead')}</p>
      <SocialButtons legal={legal} />
      <PlainForm<LoginInput> form={form} focusFirst submit={t('signIn.submit')} onSubmit={signIn}>
        <p className="sign-in-forgot">
          <Pressable className="sign-in-link" onClick={onForgot}>
            {t('signIn.forgot')}
          </Pressable>
        </p>
      </PlainForm>
      <PasskeyButton />
      <p>
        <Pressable className="sign-in-link" onClick={() => openDialog('login', { company: true })}>
          {t('company.enter')}
        </Pressable>
      </p>
      <p className="sign-in-foot">
        {t('signIn.noAccount')}{' '}
        <Pressable
          className="sign-in-link"
          onClick={() => openDialog('register', why ? { why } : {})}
        >
          {t('signIn.register')}
        </Pressable>
      </p>
    </div>
  )
}
