import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changeProperties, getListPropertiesQueryKey, getListPropertyTagsQueryKey, undoPropertyBulk } from '../../../../generated/api/property/property'
import type { PropertyBulk, PropertyBulkResult } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { setMessage } from '../../../lib/message'

/** Changes several homes at once; what became of each is kept until it has been read, and can be taken back where that is safe. */
export function useBulk(ids: readonly string[], onDone: (left: ReadonlySet<string>) => void) {
  const { t } = useTranslation('property')
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [result, setResult] = useState<PropertyBulkResult | null>(null)
  const fresh = () => Promise.all([client.invalidateQueries({ queryKey: getListPropertiesQueryKey() }), client.invalidateQueries({ queryKey: getListPropertyTagsQueryKey() })])
  const settle = (done: PropertyBulkResult, undo: (() => void) | undefined) => {
    const refused = done.items.filter(({ outcome }) => outcome === 'refused')
    const changed = done.items.filter(({ outcome }) => outcome === 'changed').length
    if (refused.length > 0) return setResult(done)
    setResult(null)
    setMessage('SUCCESS', t('list.bulkDone', { count: changed }), undo ? { undo } : {})
    onDone(new Set())
  }
  const undo = async (undoId: string) => {
    setBusy(true)
    try {
      settle(await undoPropertyBulk(undoId, { quiet: true }), undefined)
    } catch {
      // The message bar has said why.
    }
    await fresh()
    setBusy(false)
  }
  const change = async (what: Omit<PropertyBulk, 'ids'>): Promise<void> => {
    setBusy(true)
    try {
      const done = await changeProperties({ ids: [...ids], ...what }, { quiet: true })
      const { undoId } = done
      settle(done, undoId ? () => void undo(undoId) : undefined)
    } catch {
      // The message bar has said why.
    }
    await fresh()
    setBusy(false)
  }
  const read = () => {
    const left = result?.items.filter(({ outcome }) => outcome === 'refused').map(({ id }) => id) ?? []
    setResult(null)
    onDone(new Set(left))
  }
  return { busy, result, change, undo, read }
}
