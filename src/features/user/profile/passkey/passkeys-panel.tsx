import { useQueryClient } from '@tanstack/react-query'
import {
  addPasskey,
  getListPasskeysQueryKey,
  startPasskey,
  useListPasskeys,
} from '../../../../../generated/api/user/user'
import { useTranslation } from '../../../../i18n'
import { explanationOf } from '../../../../lib/api-error'
import { setMessage } from '../../../../lib/message'
import { hasPasskeys, makePasskey, wasLeft } from '../../../../lib/passkey'
import { inOne, useWrite } from '../../../../lib/write'
import { Panel } from '../../../../ui/panel'
import { Sk } from '../../../../ui/skeleton'
import { ErrorLine } from '../../../../ui/states'
import { Button } from '../../../../ui/workspace/kit/button'
import { PasskeyRow } from './passkey-row'

const QUIET = { quiet: true, silent: true }
const useMake = inOne(async () => addPasskey(await makePasskey(await startPasskey(QUIET)), QUIET))

/** The keys on devices that open the account without a password: made, named, deleted. */
export function PasskeysPanel() {
  const { t } = useTranslation('user')
  const client = useQueryClient()
  const { data, isError, error, refetch } = useListPasskeys({ request: { silent: true } })
  const again = () => client.invalidateQueries({ queryKey: getListPasskeysQueryKey() })
  const make = useWrite(useMake, {
    done: t('passkey.added'),
    onDone: again,
    explain: (failure) => ({
      ...explanationOf(failure),
      ...(failure instanceof Error &&
        failure.name !== 'ApiFailure' && { text: t('passkey.notMade'), translate: false }),
    }),
    onRefused: (failure) => {
      if (wasLeft(failure)) setMessage('WARNING', t('passkey.left'))
    },
  })
  return (
    <Panel title={t('passkey.title')}>
      <p className="profile-text">{t('passkey.text')}</p>
      {isError && (
        <ErrorLine title={t('passkey.listFailed')} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <Sk h={48} />}
      {data && data.items.length > 0 && (
        <ul className="passkeys">
          {data.items.map((one) => (
            <PasskeyRow key={one.id} passkey={one} onChanged={again} />
          ))}
        </ul>
      )}
      {hasPasskeys() ? (
        <div className="profile-acts">
          <Button onClick={() => void make.write()} disabled={make.busy}>
            {t('passkey.add')}
          </Button>
        </div>
      ) : (
        <p className="profile-text">{t('passkey.none')}</p>
      )}
    </Panel>
  )
}
