import { useState } from 'react'
import { startStepUpPasskey, stepUp, useGetStepUp } from '../../../../generated/api/user/user'
import type { StepUpInput } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { hasPasskeys } from '../../../lib/passkey'
import { useSession } from '../../../lib/session'
import { Pressable } from '../../../ui/kit/bare/pressable'
import { PasskeyPress } from './passkey-press'
import { StepUpForm } from './step-up-form'
import './sign-in.css'

const QUIET = { quiet: true, silent: true }
const LEADS = {
  passkey: 'stepUp.passkeyLead',
  password: 'stepUp.lead',
  code: 'stepUp.codeLead',
  totp: 'stepUp.totpLead',
} as const

/**
 * Asks once more who it is, before a dangerous act, by what the person has: a passkey where this
 * browser knows any, or the other way of the account. `onProved` lets the act go on.
 */
export default function StepUpDialog({ onProved }: { onProved: () => void }) {
  const { t } = useTranslation('user')
  const { profile } = useSession()
  const { data } = useGetStepUp({ query: { gcTime: 0 }, request: { silent: true } })
  const [wantsOther, setWantsOther] = useState(false)
  // A way that only a later version knows is passed over for one behind it.
  const usable = (data?.methods ?? []).filter(
    (one) => Object.hasOwn(LEADS, one) && (one !== 'passkey' || hasPasskeys()),
  )
  const other = usable.find((one) => one !== 'passkey') ?? 'password'
  const canChoose = usable.includes('passkey')
  const method = canChoose && !wantsOther ? 'passkey' : other
  const prove = async (input: StepUpInput) => {
    await stepUp(input, QUIET)
    onProved()
  }
  return (
    <div className="sign-in plain-narrow">
      <h2 id="dialog-title">{t('stepUp.title')}</h2>
      {data && <p className="dialog-lead">{t(LEADS[method], { email: profile.email })}</p>}
      {method === 'passkey' ? (
        <PasskeyPress
          words={t('stepUp.passkey')}
          start={() => startStepUpPasskey(QUIET)}
          onProof={(passkey) => prove({ method, passkey })}
        />
      ) : (
        data && <StepUpForm key={method} method={method} onProof={prove} />
      )}
      {canChoose && (
        <Pressable className="sign-in-link" onClick={() => setWantsOther(!wantsOther)}>
          {wantsOther ? t('stepUp.back') : t('stepUp.another')}
        </Pressable>
      )}
    </div>
  )
}
