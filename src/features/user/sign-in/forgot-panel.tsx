import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../i18n'
import { requestPasswordReset } from '../../../../generated/api/user/user'
import form from '../../../../generated/forms/user/PasswordResetInput'
import type { PasswordResetInput } from '../../../../generated/model'
import { PlainForm } from '../../../public/forms/plain-form'
import { Pressable } from '../../../ui/kit/bare/pressable'

/** Asks for a link by mail. The answer is the same whether there is such an account or not. */
export function ForgotPanel({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('user')
  const [sent, setSent] = useState<string | null>(null)
  const ask = async (document: PasswordResetInput) =>
    setSent((await requestPasswordReset(document, { quiet: true, silent: true })).message)
  return (
    <div className="sign-in plain-narrow">
      <h2 id="dialog-title">{t('forgot.title')}</h2>
      {sent ? (
        <p className="sign-in-done" role="status">
          <MailCheck className="icon" aria-hidden="true" />
          {sent}
        </p>
      ) : (
        <>
          <p className="dialog-lead">{t('forgot.lead')}</p>
          <PlainForm<PasswordResetInput>
            form={form}
            focusFirst
            submit={t('forgot.submit')}
            onSubmit={ask}
          />
        </>
      )}
      <p className="sign-in-foot">
        <Pressable className="sign-in-link" onClick={onBack}>
          {t('forgot.back')}
        </Pressable>
      </p>
    </div>
  )
}
