import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { PasskeyLoginOptions, PasskeyProof } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useFailureText } from '../../../i18n/error-text'
import { ApiFailure, fieldErrorsOf } from '../../../lib/api-error'
import { loadPasskeys, provePasskey, wasLeft } from '../../../lib/passkey'
import { useBusy } from '../../../lib/use-busy'
import { Pressable } from '../../../ui/kit/bare/pressable'

/** A button that lets the device sign, and what is wrong with it. */
export function PasskeyPress({
  words,
  start,
  onProof,
}: {
  words: string
  start: () => Promise<PasskeyLoginOptions>
  onProof: (proof: PasskeyProof) => Promise<void>
}) {
  const { t } = useTranslation('user')
  const why = useFailureText()
  const [busy, during] = useBusy()
  const [told, setTold] = useState<string | null>(null)
  const press = async () => {
    setTold(null)
    try {
      await onProof(await provePasskey(await start()))
    } catch (error) {
      if (wasLeft(error)) return
      const said = fieldErrorsOf(error, ['passkey'])?.['passkey']
      setTold(said ?? (error instanceof ApiFailure ? why(error) : t('passkey.failed')))
    }
  }
  return (
    <div className="social">
      <Pressable
        className="social-button"
        aria-busy={busy}
        onPointerDown={() => void loadPasskeys().catch(() => undefined)}
        onClick={() => void during(press)}
      >
        <KeyRound className="icon" aria-hidden="true" />
        {words}
      </Pressable>
      {told && (
        <p className="social-told is-error" role="alert">
          {told}
        </p>
      )}
    </div>
  )
}
