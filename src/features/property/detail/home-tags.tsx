import { useQueryClient } from '@tanstack/react-query'
import {
  getGetPropertyQueryKey,
  getListPropertiesQueryKey,
  getListPropertyHistoryQueryKey,
  getListPropertyTagsQueryKey,
  updateProperty,
} from '../../../../generated/api/property/property'
import type { Property } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { statusOf } from '../../../lib/api-error'
import { setMessage } from '../../../lib/message'
import { tellFailure } from '../../../lib/tell-failure'
import { TagsPanel } from '../../../ui/workspace/tags-panel'

/** The agency's own words for a home. */
export function HomeTags({
  property: { id, version, tags },
  own,
}: {
  property: Property
  own: boolean
}) {
  const { t } = useTranslation('property')
  const client = useQueryClient()
  const save = async (next: string[]): Promise<boolean> => {
    try {
      client.setQueryData(
        getGetPropertyQueryKey(id),
        await updateProperty(id, { version, tags: next }, { silent: true, quiet: true }),
      )
      void client.invalidateQueries({ queryKey: getListPropertiesQueryKey(), refetchType: 'none' })
      void client.invalidateQueries({ queryKey: getListPropertyTagsQueryKey() })
      void client.invalidateQueries({ queryKey: getListPropertyHistoryQueryKey(id) })
      return true
    } catch (failure) {
      if (statusOf(failure) === 409) {
        await client.invalidateQueries({ queryKey: getGetPropertyQueryKey(id) })
        setMessage('WARNING', t('record.conflict'))
      } else tellFailure(failure)
      return false
    }
  }
  return <TagsPanel tags={tags} own={own} onSave={save} />
}
