import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import {
  getListDemandsQueryKey,
  useChangeDemandStatus,
} from '../../../../generated/api/demand/demand'
import type { Demand, DemandStatus, DemandStatusInput } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { statusOf } from '../../../lib/api-error'
import { useWrite } from '../../../lib/write'
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
  const { busy, errors, write } = useWrite(useChangeDemandStatus, {
    conflict: t('conflict'),
    onDone: async () => {
      await refresh()
      void client.invalidateQueries({ queryKey: getListDemandsQueryKey(), refetchType: 'none' })
      onClose()
    },
    onRefused: (error) => statusOf(error) === 409 && refresh(),
  })
  const send = (input: Pick<DemandStatusInput, 'reason' | 'note'>) =>
    write({ id, data: { version, status, ...input } })
  return (
    <Suspense>
      <StatusDialog
        status={status}
        busy={busy ? t('form.saving') : null}
        errors={errors}
        onClose={onClose}
        onSend={(input) => void send(input)}
      />
    </Suspense>
  )
}
