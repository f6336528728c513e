import { useQueryClient } from '@tanstack/react-query'
import { getListPasskeysQueryKey, useListPasskeys } from '../../../../../generated/api/user/user'
import { useTranslation } from '../../../../i18n'
import { hasPasskeys } from '../../../../lib/passkey'
import { Panel } from '../../../../ui/panel'
import { Sk } from '../../../../ui/skeleton'
import { ErrorLine } from '../../../../ui/states'
import { Button } from '../../../../ui/workspace/kit/button'
import { PasskeyRow } from './passkey-row'
import { useMakePasskey } from './use-make-passkey'

/** The keys on devices that open the account without a password: made, named, deleted. */
export function PasskeysPanel() {
  const { t } = useTranslation('user')
  const client = useQueryClient()
  const { data, isError, error, refetch } = useListPasskeys({ request: { silent: true } })
  const again = () => client.invalidateQueries({ queryKey: getListPasskeysQueryKey() })
  const make = useMakePasskey(again)
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
