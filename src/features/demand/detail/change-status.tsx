import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { changeDemandStatus, getListDemandsQueryKey } from '../../../../generated/api/demand/demand'
import type { Demand, DemandReason, DemandStatus } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { fieldErrorsOf, statusOf } from '../../../lib/api-error'
import { setMessage } from '../../../lib/message'
import { tellFailure } from '../../../lib/tell-failure'
import { useRefresh } from './use-refresh'

/** The form's code comes when it is asked for. */
const StatusDialog = lazy(() => import('../parts/status-dialog'))

/** Changes the status of one demand; a stale version is told and read anew. */
export function ChangeStatus({
  demand: { id, version },
  status,
  onClose,
}: {
  demand: Demand
  status: DemandStatus
  onClose: () => void
}) {
  const { t } = useTranslation('demand')
  const client = useQueryClient()
  const refresh = useRefresh(id)
  const [busy, setBusy] = useState(false)
  const [told, setTold] = useState<string | undefined>()
  const send = async ({ reason, note }: { reason: DemandReason; note: string }) => {
    setBusy(true)
    try {
      await changeDemandStatus(
        id,
        { version, status, reason, ...(note && { note }) },
        { silent: true },
      )
      await refresh()
      void client.invalidateQueries({ queryKey: getListDemandsQueryKey(), refetchType: 'none' })
      onClose()
    } catch (error) {
      const at = fieldErrorsOf(error)?.['reason']
      setTold(at)
      if (statusOf(error) === 409) {
        await refresh()
        setMessage('WARNING', t('conflict'))
      } else if (!at) tellFailure(error)
      setBusy(false)
    }
  }
  return (
    <Suspense>
      <StatusDialog
        status={status}
        busy={busy ? t('form.saving') : null}
        error={told}
        onClose={onClose}
        onSend={(input) => void send(input)}
      />
    </Suspense>
  )
}
