import { useQueryClient } from '@tanstack/react-query'
import {
  archiveDemand,
  getListDemandsQueryKey,
  restoreDemand,
} from '../../../../generated/api/demand/demand'
import type { Demand } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { setMessage } from '../../../lib/message'
import { useRefresh } from './use-refresh'

/** Puts a demand away and brings it back as it was; what failed the message bar has said. */
export function useArchive({ id }: Demand) {
  const { t } = useTranslation('demand')
  const client = useQueryClient()
  const refresh = useRefresh(id)
  const run = async (act: () => Promise<unknown>, told: () => void) => {
    const done = await act().then(
      () => true,
      () => false,
    )
    await refresh()
    void client.invalidateQueries({ queryKey: getListDemandsQueryKey(), refetchType: 'none' })
    if (done) told()
  }
  const restore = () =>
    run(
      () => restoreDemand(id, { quiet: true }),
      () => setMessage('SUCCESS', t('restored')),
    )
  const archive = () =>
    run(
      () => archiveDemand(id, { quiet: true }),
      () => setMessage('SUCCESS', t('put'), { undo: () => void restore() }),
    )
  return { archive, restore }
}
