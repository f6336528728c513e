import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  getGetTotpQueryKey,
  useGetTotp,
  useRemoveTotp,
  useRenewRecoveryCodes,
  useStartTotp,
} from '../../../../../generated/api/user/user'
import type { TotpSecret } from '../../../../../generated/model'
import { useTranslation } from '../../../../i18n'
import { openDialog } from '../../../../lib/dialog'
import { date } from '../../../../lib/format'
import { useWrite } from '../../../../lib/write'
import { Panel } from '../../../../ui/panel'
import { Sk } from '../../../../ui/skeleton'
import { ErrorLine } from '../../../../ui/states'
import { Button } from '../../../../ui/workspace/kit/button'
import { RecoveryList } from './recovery-list'
import { TwoStepBegin } from './two-step-begin'

/** The second step of signing in: turned on with an app, its recovery codes shown once, and off. */
export function TwoStepPanel() {
  const { t } = useTranslation('user')
  const client = useQueryClient()
  const { data, isError, error, refetch } = useGetTotp({ request: { silent: true } })
  const [begun, setBegun] = useState<TotpSecret | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const again = () => client.invalidateQueries({ queryKey: getGetTotpQueryKey() })
  const start = useWrite(useStartTotp, { done: null, onDone: setBegun })
  const remove = useWrite(useRemoveTotp, { done: t('twoStep.offDone'), onDone: again })
  const ask = () =>
    openDialog('common', {
      title: t('twoStep.offTitle'),
      text: t('twoStep.offText'),
      confirm: t('twoStep.off'),
      danger: true,
      onConfirm: async () => void (await remove.write()),
    })
  const confirmed = (told: string[]) => {
    setBegun(null)
    setCodes(told)
    void again()
  }
  const renew = useWrite(useRenewRecoveryCodes, {
    done: null,
    onDone: ({ codes }) => confirmed(codes),
  })
  const askNew = () =>
    openDialog('common', {
      title: t('twoStep.renewTitle'),
      text: t('twoStep.renewText'),
      confirm: t('twoStep.renew'),
      onConfirm: async () => void (await renew.write()),
    })
  const body = () => {
    if (codes) return <RecoveryList codes={codes} onKept={() => setCodes(null)} />
    if (begun)
      return <TwoStepBegin secret={begun} onDone={confirmed} onCancel={() => setBegun(null)} />
    if (isError)
      return <ErrorLine title={t('twoStep.failed')} error={error} onRetry={() => void refetch()} />
    if (!data) return <Sk h={64} />
    return data.on ? (
      <>
        <p className="profile-text">{t('twoStep.isOn', { count: data.codes_left })}</p>
        <div className="profile-acts">
          <Button onClick={askNew} disabled={renew.busy}>
            {t('twoStep.renew')}
          </Button>
          <Button onClick={ask} disabled={remove.busy}>
            {t('twoStep.off')}
          </Button>
        </div>
      </>
    ) : (
      <>
        <p className="profile-text">{t('twoStep.text')}</p>
        {data.wanted_from && (
          <p className="profile-text">
            {t('twoStep.wanted', { when: date(data.wanted_from, 'DD/MM/YYYY HH:mm') })}
          </p>
        )}
        <div className="profile-acts">
          <Button onClick={() => void start.write()} disabled={start.busy}>
            {t('twoStep.on')}
          </Button>
        </div>
      </>
    )
  }
  return <Panel title={t('twoStep.title')}>{body()}</Panel>
}
