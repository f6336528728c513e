import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { getListAgendaQueryKey, undoAgenda } from '../../../../generated/api/agenda/agenda'
import { useTranslation } from '../../../i18n'
import { onLive } from '../../../lib/live'
import { setMessage } from '../../../lib/message'

/** Every question about the diary is asked again. */
export function useRefresh(): () => Promise<void> {
  const client = useQueryClient()
  return useCallback(() => {
    const [path = ''] = getListAgendaQueryKey() as readonly [string]
    return client.invalidateQueries({
      predicate: ({ queryKey: [first] }) => typeof first === 'string' && first.startsWith(path),
    })
  }, [client])
}

/** The same, whenever somebody changes an event that concerns this person. */
export function useLiveDiary(): void {
  const refresh = useRefresh()
  useEffect(() => {
    const stops = ['agenda', 'lost'].map((type) => onLive(type, () => void refresh()))
    return () => stops.forEach((stop) => void stop())
  }, [refresh])
}

/** Says what was done and offers the way back for ten seconds. */
export function useSayDone(): (text: string, undo: string) => void {
  const { t } = useTranslation('agenda')
  const refresh = useRefresh()
  return (text, undo) => {
    const back = async (): Promise<void> => {
      try {
        await undoAgenda({ undo }, { quiet: true })
        setMessage('SUCCESS', t('done.undone'))
      } finally {
        await refresh()
      }
    }
    setMessage('SUCCESS', text, { undo: () => void back().catch(() => undefined) })
  }
}
