import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  getGetDemandQueryKey,
  getListDemandsQueryKey,
  updateDemand,
} from '../../../../generated/api/demand/demand'
import type { Demand } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { fieldErrorsOf, statusOf } from '../../../lib/api-error'
import { setMessage } from '../../../lib/message'
import { tellFailure } from '../../../lib/tell-failure'
import { DemandForm } from '../form/demand-form'
import { PARTS, type Parts } from '../form/parts'
import type { DemandSlots } from './demand-screen'
import { useRefresh } from './use-refresh'

type Props = Pick<DemandSlots, 'AreaTool'> & { demand: Demand; onClose: () => void }

/**
 * The whole form of a demand. Saved by somebody else meanwhile: told, and sent again over theirs
 * when pressed once more.
 */
export default function EditDemand({ demand, AreaTool, onClose }: Props) {
  const { t } = useTranslation('demand')
  const client = useQueryClient()
  const refresh = useRefresh(demand.id)
  const [start] = useState<Partial<Parts>>(() =>
    Object.fromEntries(PARTS.map(({ name }) => [name, demand[name]])),
  )
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Record<string, string> | null>(null)
  const send = async (parts: Parts) => {
    setBusy(true)
    setErrors(null)
    try {
      const saved = await updateDemand(
        demand.id,
        { version: demand.version, ...parts },
        { silent: true },
      )
      client.setQueryData(getGetDemandQueryKey(demand.id), saved)
      void client.invalidateQueries({ queryKey: getListDemandsQueryKey(), refetchType: 'none' })
      await refresh()
      onClose()
    } catch (error) {
      setErrors(fieldErrorsOf(error))
      if (statusOf(error) === 409) {
        await refresh()
        setMessage('WARNING', t('conflictEdit'))
      } else if (!fieldErrorsOf(error)) tellFailure(error)
      setBusy(false)
    }
  }
  return (
    <DemandForm
      value={start}
      names={demand.places}
      errors={errors}
      busy={busy}
      submit={t('form.save')}
      AreaTool={AreaTool}
      onSend={(parts) => void send(parts)}
      onCancel={onClose}
    />
  )
}
