import { useTranslation } from '../../../i18n'
import { loginSecondStep } from '../../../../generated/api/user/user'
import form from '../../../../generated/forms/user/SecondStepInput'
import type { SecondStepInput } from '../../../../generated/model'
import { openDialog } from '../../../lib/dialog'
import { completeSignIn } from '../../../lib/sign-in-end'
import { PlainForm } from '../../../public/forms/plain-form'
import { Pressable } from '../../../ui/kit/bare/pressable'

/** The second step of signing in: the code that the app shows, or a recovery code. */
export function SecondPanel({ token }: { token: string }) {
  const { t } = useTranslation('user')
  const enter = async (document: SecondStepInput) =>
    completeSignIn(await loginSecondStep(document, { quiet: true, silent: true }))
  return (
    <div className="sign-in plain-narrow">
      <h2 id="dialog-title">{t('second.title')}</h2>
      <p className="dialog-lead">{t('second.lead')}</p>
      <PlainForm<SecondStepInput>
        form={form}
        focusFirst
        defaults={{ token }}
        submit={t('signIn.submit')}
        onSubmit={enter}
      />
      <p className="sign-in-foot">
        <Pressable className="sign-in-link" onClick={() => openDialog('login')}>
          {t('second.again')}
        </Pressable>
      </p>
    </div>
  )
}
