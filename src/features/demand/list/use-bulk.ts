import {
  changeDemands,
  getListDemandsQueryKey,
  getListDemandTagsQueryKey,
  undoDemandBulk,
} from '../../../../generated/api/demand/demand'
import type { DemandBulk } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useSeveral } from '../../../lib/use-several'

/** Changes several demands at once. */
export function useBulk(ids: readonly string[], onDone: (left: ReadonlySet<string>) => void) {
  const { t } = useTranslation('demand')
  const bulk = useSeveral({
    keys: [getListDemandsQueryKey(), getListDemandTagsQueryKey()],
    undo: (undoId) => undoDemandBulk(undoId, { quiet: true }),
    told: (count) => t('list.bulkDone', { count }),
    onDone,
  })
  return {
    bulk,
    change: (what: Omit<DemandBulk, 'ids'>) =>
      bulk.act(() => changeDemands({ ids: [...ids], ...what }, { quiet: true })),
  }
}
