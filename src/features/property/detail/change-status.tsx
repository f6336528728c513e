import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '../../../i18n'
import {
  changePropertyStatus,
  getGetPropertyQueryKey,
  getListPropertiesQueryKey,
  getListPropertyHistoryQueryKey,
} from '../../../../generated/api/property/property'
import type { Property, PropertyStatusInput } from '../../../../generated/model'
import { fieldErrorsOf, statusOf } from '../../../lib/api-error'
import { setMessage } from '../../../lib/message'
import { tellFailure } from '../../../lib/tell-failure'

/** The form's code comes when it is asked for. */
const StatusDialog = lazy(() => import('../parts/status-dialog'))

/**
 * Changes the status of one home; a stale version is told and read anew, with what was typed kept.
 */
export function ChangeStatus({ property, onClose }: { property: Property; onClose: () => void }) {
  const { t } = useTranslation('property')
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Record<string, string> | null>(null)
  const { id, version, status, substatus } = property
  const send = async (input: PropertyStatusInput) => {
    setBusy(true)
    try {
      const now = await changePropertyStatus(id, { ...input, version }, { silent: true })
      client.setQueryData(getGetPropertyQueryKey(id), now)
      void client.invalidateQueries({ queryKey: getListPropertiesQueryKey(), refetchType: 'none' })
      await client.invalidateQueries({ queryKey: getListPropertyHistoryQueryKey(id) })
      onClose()
    } catch (error) {
      const told = fieldErrorsOf(error)
      setErrors(told)
      if (statusOf(error) === 409) {
        await client.invalidateQueries({ queryKey: getGetPropertyQueryKey(id) })
        setMessage('WARNING', t('record.conflict'))
      } else if (!told) tellFailure(error)
      setBusy(false)
    }
  }
  return (
    <Suspense>
      <StatusDialog
        title={t('record.statusTitle')}
        value={{ version, status, ...(substatus ? { substatus } : {}) }}
        errors={errors}
        busy={busy ? t('wizard.saving') : null}
        onClose={onClose}
        onSend={(input) => void send(input)}
      />
    </Suspense>
  )
}
