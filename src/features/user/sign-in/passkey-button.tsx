import { loginPasskey, startPasskeyLogin } from '../../../../generated/api/user/user'
import { useTranslation } from '../../../i18n'
import { hasPasskeys } from '../../../lib/passkey'
import { completeSignIn } from '../../../lib/sign-in-end'
import { PasskeyPress } from './passkey-press'

const QUIET = { quiet: true, silent: true }

/** Sign-in with whatever passkey its person chooses; nothing where the browser knows none. */
export function PasskeyButton() {
  const { t } = useTranslation('user')
  if (!hasPasskeys()) return null
  return (
    <PasskeyPress
      words={t('passkey.enter')}
      start={() => startPasskeyLogin(QUIET)}
      onProof={async (proof) => completeSignIn(await loginPasskey(proof, QUIET))}
    />
  )
}
