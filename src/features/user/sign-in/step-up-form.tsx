import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { sendStepUpCode } from '../../../../generated/api/user/user'
import form from '../../../../generated/forms/user/StepUpInput'
import type { StepUpInput } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useSession } from '../../../lib/session'
import { tellFailure } from '../../../lib/tell-failure'
import { useBusy } from '../../../lib/use-busy'
import { PlainForm } from '../../../public/forms/plain-form'
import { BareInput } from '../../../ui/kit/bare/bare-input'
import { Button } from '../../../ui/kit/button'

/** The proof that is typed: the password, a code that is mailed first, or one of the app. */
export function StepUpForm({
  method,
  onProof,
}: {
  method: StepUpInput['method']
  onProof: (input: StepUpInput) => Promise<void>
}) {
  const { t } = useTranslation('user')
  const { profile } = useSession()
  const [sent, setSent] = useState(false)
  const [busy, during] = useBusy()
  const send = () =>
    during(() =>
      sendStepUpCode({ quiet: true, silent: true }).then(() => setSent(true), tellFailure),
    )
  if (method === 'code' && !sent)
    return (
      <div className="dialog-acts">
        <Button variant="main" disabled={busy} onClick={() => void send()}>
          {t('stepUp.send')}
        </Button>
      </div>
    )
  return (
    <>
      {sent && (
        <p className="sign-in-done" role="status">
          <MailCheck className="icon" aria-hidden="true" />
          {t('stepUp.sent', { email: profile.email })}
        </p>
      )}
      {/* A password manager fills in the one of this account. */}
      <BareInput type="text" autoComplete="username" value={profile.email} readOnly hidden />
      <PlainForm<StepUpInput>
        form={form}
        focusFirst
        defaults={{ method }}
        submit={t('stepUp.submit')}
        onSubmit={onProof}
      />
    </>
  )
}
