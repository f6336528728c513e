import { addPasskey, startPasskey } from '../../../../../generated/api/user/user'
import { useTranslation } from '../../../../i18n'
import { explanationOf } from '../../../../lib/api-error'
import { setMessage } from '../../../../lib/message'
import { makePasskey, wasLeft } from '../../../../lib/passkey'
import { inOne, useWrite } from '../../../../lib/write'

const QUIET = { quiet: true, silent: true }
const useMake = inOne(async () => addPasskey(await makePasskey(await startPasskey(QUIET)), QUIET))

/** Makes a passkey on this device; `onDone` once the account has it. */
export function useMakePasskey(onDone: () => unknown) {
  const { t } = useTranslation('user')
  return useWrite(useMake, {
    done: t('passkey.added'),
    onDone,
    explain: (failure) => ({
      ...explanationOf(failure),
      ...(failure instanceof Error &&
        failure.name !== 'ApiFailure' && { text: t('passkey.notMade'), translate: false }),
    }),
    onRefused: (failure) => {
      if (wasLeft(failure)) setMessage('WARNING', t('passkey.left'))
    },
  })
}
