import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { loginPasskey, startPasskeyLogin } from '../../../../generated/api/user/user'
import { useTranslation } from '../../../i18n'
import { useFailureText } from '../../../i18n/error-text'
import { ApiFailure } from '../../../lib/api-error'
import { hasPasskeys, loadPasskeys, provePasskey, wasLeft } from '../../../lib/passkey'
import { completeSignIn } from '../../../lib/sign-in-end'
import { useBusy } from '../../../lib/use-busy'
import { Pressable } from '../../../ui/kit/bare/pressable'

const QUIET = { quiet: true, silent: true }

/** Sign-in with whatever passkey its person chooses; nothing where the browser knows none. */
export function PasskeyButton() {
  const { t } = useTranslation('user')
  const why = useFailureText()
  const [busy, during] = useBusy()
  const [told, setTold] = useState<string | null>(null)
  if (!hasPasskeys()) return null
  const enter = async () => {
    setTold(null)
    try {
      const proof = await provePasskey(await startPasskeyLogin(QUIET))
      completeSignIn(await loginPasskey(proof, QUIET))
    } catch (error) {
      if (wasLeft(error)) return
      setTold(error instanceof ApiFailure ? why(error) : t('passkey.failed'))
    }
  }
  return (
    <div className="social">
      <Pressable
        className="social-button"
        aria-busy={busy}
        onPointerDown={() => void loadPasskeys().catch(() => undefined)}
        onClick={() => void during(enter)}
      >
        <KeyRound className="icon" aria-hidden="true" />
        {t('passkey.enter')}
      </Pressable>
      {told && (
        <p className="social-told is-error" role="alert">
          {told}
        </p>
      )}
    </div>
  )
}
