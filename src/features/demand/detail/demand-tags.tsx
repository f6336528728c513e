import { useQueryClient } from '@tanstack/react-query'
import {
  getGetDemandQueryKey,
  getListDemandsQueryKey,
  getListDemandTagsQueryKey,
  updateDemand,
} from '../../../../generated/api/demand/demand'
import type { Demand } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { statusOf } from '../../../lib/api-error'
import { setMessage } from '../../../lib/message'
import { tellFailure } from '../../../lib/tell-failure'
import { TagsPanel } from '../../../ui/workspace/tags-panel'
import { useRefresh } from './use-refresh'

/** The agency's own words for a demand. */
export function DemandTags({ demand: { id, version, tags, own } }: { demand: Demand }) {
  const { t } = useTranslation('demand')
  const client = useQueryClient()
  const refresh = useRefresh(id)
  const save = async (next: string[]): Promise<boolean> => {
    try {
      client.setQueryData(
        getGetDemandQueryKey(id),
        await updateDemand(id, { version, tags: next }, { silent: true, quiet: true }),
      )
      void client.invalidateQueries({ queryKey: getListDemandsQueryKey(), refetchType: 'none' })
      void client.invalidateQueries({ queryKey: getListDemandTagsQueryKey() })
      await refresh()
      return true
    } catch (failure) {
      if (statusOf(failure) === 409) {
        await refresh()
        setMessage('WARNING', t('conflictEdit'))
      } else tellFailure(failure)
      return false
    }
  }
  return <TagsPanel tags={tags} own={own} onSave={save} />
}
