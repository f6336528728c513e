import { useTranslation } from '../../../i18n'
import { registerUser } from '../../../../generated/api/user/user'
import type { GeneratedForm } from '../../../../generated/forms/form-type'
import form from '../../../../generated/forms/user/RegisterInput'
import type { AccountKind, RegisterInput } from '../../../../generated/model'
import { openDialog, type DialogProps } from '../../../lib/dialog'
import { currentLang } from '../../../lib/href'
import { completeSignIn } from '../../../lib/sign-in-end'
import { PlainForm } from '../../../public/forms/plain-form'
import { Linked } from '../../../ui/linked'
import { Pressable } from '../../../ui/kit/bare/pressable'
import { rememberGreeting } from './greeting'
import { keepsSession, NothingKept } from './nothing-kept'
import './sign-in.css'
import { SocialButtons } from './social-buttons'

const withAccount = (change: object): GeneratedForm => ({
  ...form,
  ui: { ...form.ui, account: { ...form.ui.account, ...change } },
})
/**
 * A referrer comes from the programme's page and has chosen there; everybody else chooses here, and
 * is asked nothing about it.
 */
const FORMS = {
  open: withAccount({ enum: ['visitor', 'agency'] }),
  referrer: withAccount({ hidden: true }),
}

/**
 * The dialog `register`: a visitor, an agency with its first ADMIN, or a referrer:
 * `openDialog('register', { account: 'agency' })`, `{ account: 'referrer' }`. `legal`: the
 * address of the policy, if there is one.
 */
export default function RegisterDialog({
  payload,
  legal = [],
}: DialogProps & { legal?: readonly string[] }) {
  const { t } = useTranslation('user')
  const account: AccountKind =
    payload.account === 'agency' || payload.account === 'referrer' ? payload.account : 'visitor'
  const referrer = account === 'referrer'
  if (!keepsSession()) return <NothingKept />
  const register = async (document: RegisterInput) => {
    const profile = await registerUser(document, { quiet: true, silent: true })
    rememberGreeting('registered')
    completeSignIn(profile)
  }
  return (
    <div className="sign-in">
      <h2 id="dialog-title">{t(referrer ? 'register.referrerTitle' : 'register.title')}</h2>
      <p className="dialog-lead">{t(referrer ? 'register.referrerLead' : 'register.lead')}</p>
      {/* Who comes in with Google or Apple is a visitor: an agency and a referrer say who they are in the form. */}
      {account === 'visitor' && <SocialButtons legal={legal} />}
      <PlainForm<RegisterInput>
        form={referrer ? FORMS.referrer : FORMS.open}
        focusFirst
        defaults={{ account, language: currentLang() }}
        labels={{
          accept_terms: <Linked text={t('fields.registerInput.accept_terms')} to={legal} />,
        }}
        submit={t('register.submit')}
        onSubmit={register}
      />
      <p className="sign-in-foot">
        {t('register.known')}{' '}
        <Pressable
          className="sign-in-link"
          onClick={() => openDialog('login', payload.why ? { why: payload.why } : {})}
        >
          {t('register.signIn')}
        </Pressable>
      </p>
    </div>
  )
}
