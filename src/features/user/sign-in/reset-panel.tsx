import { useTranslation } from '../../../i18n'
import { confirmPasswordReset } from '../../../../generated/api/user/user'
import form from '../../../../generated/forms/user/PasswordResetConfirmInput'
import type { PasswordResetConfirmInput } from '../../../../generated/model'
import { PlainForm } from '../../../public/forms/plain-form'
import { Pressable } from '../../../ui/kit/bare/pressable'
import { rememberGreeting } from './greeting'
import { endFirstStep } from './second-step'

/** The end of a mailed link: a new password, every other session ends, and one is signed in. */
export function ResetPanel({ token, onAskAgain }: { token: string; onAskAgain: () => void }) {
  const { t } = useTranslation('user')
  const confirm = (document: PasswordResetConfirmInput) =>
    endFirstStep(confirmPasswordReset(document, { quiet: true, silent: true }), () =>
      rememberGreeting('passwordSet'),
    )
  return (
    <div className="sign-in plain-narrow">
      <h2 id="dialog-title">{t('reset.title')}</h2>
      <p className="dialog-lead">{t('reset.lead')}</p>
      <PlainForm<PasswordResetConfirmInput>
        form={form}
        focusFirst
        defaults={{ token }}
        submit={t('reset.submit')}
        onSubmit={confirm}
      />
      <p className="sign-in-foot">
        <Pressable className="sign-in-link" onClick={onAskAgain}>
          {t('reset.again')}
        </Pressable>
      </p>
    </div>
  )
}
