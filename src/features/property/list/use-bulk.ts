import {
  changeProperties,
  getListPropertiesQueryKey,
  getListPropertyTagsQueryKey,
  undoPropertyBulk,
} from '../../../../generated/api/property/property'
import type { PropertyBulk } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useSeveral } from '../../../lib/use-several'

/** Changes several homes at once; what nobody outside has heard of can be taken back. */
export function useBulk(ids: readonly string[], onDone: (left: ReadonlySet<string>) => void) {
  const { t } = useTranslation('property')
  const bulk = useSeveral({
    keys: [getListPropertiesQueryKey(), getListPropertyTagsQueryKey()],
    undo: (undoId) => undoPropertyBulk(undoId, { quiet: true }),
    told: (count) => t('list.bulkDone', { count }),
    onDone,
  })
  return {
    bulk,
    change: (what: Omit<PropertyBulk, 'ids'>) =>
      bulk.act(() => changeProperties({ ids: [...ids], ...what }, { quiet: true })),
  }
}
