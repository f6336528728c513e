import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from '../../../i18n'
import {
  getGetPropertyQueryKey,
  getListPropertiesQueryKey,
  getListPropertyHistoryQueryKey,
  useChangePropertyStatus,
} from '../../../../generated/api/property/property'
import type { Property, PropertyStatus } from '../../../../generated/model'
import { statusOf } from '../../../lib/api-error'
import { useWrite } from '../../../lib/write'

/** The form's code comes when it is asked for. */
const StatusDialog = lazy(() => import('../parts/status-dialog'))

/**
 * Changes the status of one home; a stale version is told and read anew, with what was typed kept.
 */
export function ChangeStatus({
  property,
  to,
  onClose,
}: {
  property: Property
  /** Chosen already; it can still be another. */
  to?: PropertyStatus | undefined
  onClose: () => void
}) {
  const { t } = useTranslation('property')
  const client = useQueryClient()
  const { id, version, status, substatus } = property
  const { busy, errors, write } = useWrite(useChangePropertyStatus, {
    conflict: t('record.conflict'),
    onDone: async (now) => {
      client.setQueryData(getGetPropertyQueryKey(id), now)
      void client.invalidateQueries({ queryKey: getListPropertiesQueryKey(), refetchType: 'none' })
      await client.invalidateQueries({ queryKey: getListPropertyHistoryQueryKey(id) })
      onClose()
    },
    onRefused: (error) =>
      statusOf(error) === 409 && client.invalidateQueries({ queryKey: getGetPropertyQueryKey(id) }),
  })
  return (
    <Suspense>
      <StatusDialog
        title={t('record.statusTitle')}
        value={
          to ? { version, status: to } : { version, status, ...(substatus ? { substatus } : {}) }
        }
        errors={errors}
        busy={busy ? t('wizard.saving') : null}
        onClose={onClose}
        onSend={(input) => void write({ id, data: { ...input, version } })}
      />
    </Suspense>
  )
}
