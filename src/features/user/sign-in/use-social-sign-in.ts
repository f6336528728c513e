import { useRef, useState } from 'react'
import { loginSocial } from '../../../../generated/api/user/user'
import { useTranslation } from '../../../i18n'
import { useFailureText } from '../../../i18n/error-text'
import { ApiFailure, firstSentenceOf } from '../../../lib/api-error'
import {
  IdentityFailure,
  loadIdentity,
  type IdentityCode,
  type Provider,
} from '../../../lib/identity'
import { endFirstStep } from './second-step'

/** What the person themself did is told quietly. */
const OWN_DOING: ReadonlySet<IdentityCode> = new Set([
  'popup-closed-by-user',
  'cancelled-popup-request',
])

export interface SocialSignIn {
  /** The provider whose popup is open. */
  busy: Provider | null
  /** What came of the last try. `quiet`: no error, the person closed it. */
  told: { text: string; quiet: boolean } | null
  enter: (provider: Provider) => Promise<void>
}

/**
 * Sign-in through a popup, from the click to the page the role lands on. Only the newest try
 * speaks.
 */
export function useSocialSignIn(): SocialSignIn {
  const { t } = useTranslation('user')
  const why = useFailureText(firstSentenceOf)
  const [busy, setBusy] = useState<Provider | null>(null)
  const [told, setTold] = useState<SocialSignIn['told']>(null)
  const tries = useRef(0)

  function wordsFor(error: unknown, provider: Provider): NonNullable<SocialSignIn['told']> {
    const code = error instanceof IdentityFailure ? error.code : null
    if (code)
      return {
        text: t(`social.codes.${code}`, { provider: t(`social.names.${provider}`) }),
        quiet: OWN_DOING.has(code),
      }
    if (!(error instanceof ApiFailure))
      return {
        text: t('social.codes.internal-error', { provider: t(`social.names.${provider}`) }),
        quiet: false,
      }
    return { text: why(error), quiet: false }
  }

  async function enter(provider: Provider): Promise<void> {
    tries.current += 1
    const mine = tries.current
    setBusy(provider)
    setTold(null)
    try {
      const identity = await loadIdentity()
      const token = await identity.signIn(provider)
      await endFirstStep(loginSocial(token, { quiet: true, silent: true }))
    } catch (error) {
      if (mine !== tries.current) return
      setTold(wordsFor(error, provider))
      setBusy(null)
    }
  }
  return { busy, told, enter }
}
