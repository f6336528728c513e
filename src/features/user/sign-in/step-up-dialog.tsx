import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { sendStepUpCode, stepUp, useGetStepUp } from '../../../../generated/api/user/user'
import form from '../../../../generated/forms/user/StepUpInput'
import type { StepUpInput } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useSession } from '../../../lib/session'
import { tellFailure } from '../../../lib/tell-failure'
import { useBusy } from '../../../lib/use-busy'
import { PlainForm } from '../../../public/forms/plain-form'
import { BareInput } from '../../../ui/kit/bare/bare-input'
import { Button } from '../../../ui/kit/button'
import './sign-in.css'

const LEADS = { password: 'stepUp.lead', code: 'stepUp.codeLead', totp: 'stepUp.totpLead' } as const

/**
 * Asks once more who it is, before a dangerous act: the password, or a mailed code where the account
 * has none; a code of the app where signing in asks for one, too. `onProved` lets the act go on.
 */
export default function StepUpDialog({ onProved }: { onProved: () => void }) {
  const { t } = useTranslation('user')
  const { profile } = useSession()
  const { data } = useGetStepUp({ query: { gcTime: 0 }, request: { silent: true } })
  const [sent, setSent] = useState(false)
  const [busy, during] = useBusy()
  const method = data?.methods[0] ?? 'password'
  const send = () =>
    during(() =>
      sendStepUpCode({ quiet: true, silent: true }).then(() => setSent(true), tellFailure),
    )
  const prove = async (input: StepUpInput) => {
    await stepUp(input, { quiet: true, silent: true })
    onProved()
  }
  const waits = method === 'code' && !sent
  return (
    <div className="sign-in plain-narrow">
      <h2 id="dialog-title">{t('stepUp.title')}</h2>
      <p className="dialog-lead">{t(LEADS[method], { email: profile.email })}</p>
      {sent && (
        <p className="sign-in-done" role="status">
          <MailCheck className="icon" aria-hidden="true" />
          {t('stepUp.sent', { email: profile.email })}
        </p>
      )}
      {waits ? (
        <div className="dialog-acts">
          <Button variant="main" disabled={busy} onClick={() => void send()}>
            {t('stepUp.send')}
          </Button>
        </div>
      ) : (
        data && (
          <>
            {/* A password manager fills in the one of this account. */}
            <BareInput type="text" autoComplete="username" value={profile.email} readOnly hidden />
            <PlainForm<StepUpInput>
              form={form}
              focusFirst
              defaults={{ method }}
              submit={t('stepUp.submit')}
              onSubmit={prove}
            />
          </>
        )
      )}
    </div>
  )
}
