import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  getGetDemandQueryKey,
  getListDemandsQueryKey,
  useUpdateDemand,
} from '../../../../generated/api/demand/demand'
import type { Demand } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { statusOf } from '../../../lib/api-error'
import { useWrite } from '../../../lib/write'
import { DemandForm } from '../form/demand-form'
import { PARTS, type Parts } from '../form/parts'
import type { DemandSlots } from './slots'
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
  const { busy, errors, write } = useWrite(useUpdateDemand, {
    conflict: t('conflictEdit'),
    onDone: async (saved) => {
      client.setQueryData(getGetDemandQueryKey(demand.id), saved)
      void client.invalidateQueries({ queryKey: getListDemandsQueryKey(), refetchType: 'none' })
      await refresh()
      onClose()
    },
    onRefused: (error) => statusOf(error) === 409 && refresh(),
  })
  const send = (parts: Parts) =>
    write({ id: demand.id, data: { version: demand.version, ...parts } })
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
