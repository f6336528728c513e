import { useState } from 'react'
import type { DialogPayload, DialogProps } from '../../../lib/dialog'
import { CompanyPanel } from './company-panel'
import { CompanyReturn } from './company-return'
import { ForgotPanel } from './forgot-panel'
import { LoginPanel } from './login-panel'
import { MailedLink } from './mailed-link'
import { keepsSession, NothingKept } from './nothing-kept'
import { SecondPanel } from './second-panel'
import './sign-in.css'

/** What may have asked for the sign-in; its words are `signIn.why`. */
const REASONS = ['heart', 'chat', 'search', 'page'] as const
const reasonOf = (payload: DialogPayload): string | null =>
  REASONS.find((one) => one === payload.why) ?? null

/**
 * The dialog `login`: sign-in, and the two steps of a forgotten password, for which the
 * specification has no route, and an invitation's mail.
 * `openDialog('login', { reset: token })` opens it at the end of a mailed link; `{ why: 'heart' }`
 * says why it opened; `{ second: token }` goes on where a first step has ended,
 * `{ sso, answer }` where a company's provider has; `{ company: true }` begins with one.
 */
export default function LoginDialog({
  payload,
  legal = [],
}: DialogProps & { legal?: readonly string[] }) {
  const token = typeof payload.reset === 'string' ? payload.reset : null
  const second = typeof payload.second === 'string' ? payload.second : null
  const [step, setStep] = useState<'login' | 'forgot' | 'reset'>(token ? 'reset' : 'login')
  if (!keepsSession()) return <NothingKept />
  if (second) return <SecondPanel token={second} />
  if (typeof payload.sso === 'string')
    return <CompanyReturn agencyId={payload.sso} answer={String(payload.answer ?? '')} />
  if (payload.company === true) return <CompanyPanel />
  if (step === 'reset' && token)
    return <MailedLink token={token} onAskAgain={() => setStep('forgot')} />
  if (step === 'forgot') return <ForgotPanel onBack={() => setStep('login')} />
  return <LoginPanel why={reasonOf(payload)} legal={legal} onForgot={() => setStep('forgot')} />
}
