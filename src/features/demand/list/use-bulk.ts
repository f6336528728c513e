import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changeDemands, getListDemandsQueryKey, getListDemandTagsQueryKey, undoDemandBulk } from '../../../../generated/api/demand/demand'
import type { DemandBulk, DemandBulkResult } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { setMessage } from '../../../lib/message'

/** Changes several demands at once; what became of each is kept until it has been read, and can be taken back. */
export function useBulk(ids: readonly string[], onDone: (left: ReadonlySet<string>) => void) {
  const { t } = useTranslation('demand')
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [result, setResult] = useState<DemandBulkResult | null>(null)
  const act = async (send: () => Promise<DemandBulkResult>) => {
    setBusy(true)
    try {
      const done = await send()
      const { undoId } = done
      if (done.items.some(({ outcome }) => outcome === 'refused')) setResult(done)
      else {
        setResult(null)
        setMessage('SUCCESS', t('list.bulkDone', { count: done.items.filter(({ outcome }) => outcome === 'changed').length }), undoId ? { undo: () => void undo(undoId) } : {})
        onDone(new Set())
      }
    } catch {
      // The message bar has said why.
    }
    await Promise.all([client.invalidateQueries({ queryKey: getListDemandsQueryKey() }), client.invalidateQueries({ queryKey: getListDemandTagsQueryKey() })])
    setBusy(false)
  }
  const undo = (undoId: string) => act(() => undoDemandBulk(undoId, { quiet: true }))
  const change = (what: Omit<DemandBulk, 'ids'>) => act(() => changeDemands({ ids: [...ids], ...what }, { quiet: true }))
  const read = () => {
    const left = result?.items.filter(({ outcome }) => outcome === 'refused').map(({ id }) => id) ?? []
    setResult(null)
    onDone(new Set(left))
  }
  return { busy, result, change, undo, read }
}
