import { useQueryClient } from '@tanstack/react-query'
import {
  archiveProperty,
  getGetPropertyQueryKey,
  getListPropertiesQueryKey,
  getListPropertyHistoryQueryKey,
  restoreProperty,
} from '../../../../generated/api/property/property'
import type { Property } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { setMessage } from '../../../lib/message'

/**
 * Puts a home away, and brings it back as it was when the person thinks again, at once or later.
 */
export function useArchive(property: Property | undefined) {
  const { t } = useTranslation('property')
  const client = useQueryClient()
  const refresh = async (id: string) => {
    void client.invalidateQueries({ queryKey: getListPropertiesQueryKey(), refetchType: 'none' })
    await Promise.all([
      client.invalidateQueries({ queryKey: getGetPropertyQueryKey(id) }),
      client.invalidateQueries({ queryKey: getListPropertyHistoryQueryKey(id) }),
    ])
  }
  const restore = async () => {
    if (!property) return
    try {
      await restoreProperty(property.id, { quiet: true })
      setMessage('SUCCESS', t('record.restored'))
    } catch {
      // The message bar has said why.
    } finally {
      await refresh(property.id)
    }
  }
  const archive = async () => {
    if (!property) return
    try {
      await archiveProperty(property.id, { quiet: true })
      await refresh(property.id)
      setMessage('SUCCESS', t('record.archived'), { undo: () => void restore() })
    } catch {
      // The message bar has said why.
    }
  }
  return { archive, restore }
}
